/** Not by the property: of the address form, `form.method` is its field of that name. */
export const isPost = (form: HTMLFormElement): boolean => form.getAttribute('method') === 'post'
