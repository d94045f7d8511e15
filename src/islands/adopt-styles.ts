/** Adds bundled styles to the page. The content security policy forbids <style> elements from scripts, but not adopted style sheets. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
