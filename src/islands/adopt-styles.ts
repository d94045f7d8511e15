/** Puts styles that travel inside a script into the page. The policy lets no script write a <style>, but a sheet may be adopted. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
