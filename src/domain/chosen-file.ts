/** True for a file that was chosen, also an empty one: a browser sends a file field without a file as an empty file without a name. */
export const isChosenFile = (value: unknown): value is File => value instanceof File && (value.size > 0 || value.name !== '')
