/** The list, table, paragraph or heading after which a block is placed that was inside. */
export const findOuterBlock = (element: Element): Element =>
  element.closest('body > ul, body > ol, table, ul, ol') ?? element.closest('p, h1, h2, h3, h4, h5, h6, figure, a') ?? element

export function isBlank(line: Element): boolean {
  return line.textContent?.trim() === '' && !line.querySelector('img, [data-block-type], [data-note]')
}
