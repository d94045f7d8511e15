/** Reads the attribute, because `form.method` is a field of that name where a form has one, as that of the address does. */
export const isPost = (form: HTMLFormElement): boolean => form.getAttribute('method') === 'post'
