/*
 * Selects the dark version of the shop's pictures while the theme is dark. Loaded by the first-paint script and by the theme's button,
 * because pages are the same for everybody.
 */
const root = document.documentElement
const LIGHT = /(\/img\/[0-9a-f]{20}\/)(\d+\.(?:avif|webp))/g
const DARK = /(\/img\/[0-9a-f]{20}\/)dark-/g
const HERO = /(\/hero-sky(?:-tall)?)(?:-dark)?\.svg/
/** Drawings of empty pages have their night colours as a target of their own. */
const STATE = /(\/art\/states\/[\w-]+\.svg)(?:#night)?/
/** The last contains the still of a video of another host. */
const NAMES = ['srcset', 'src', 'poster', 'srcdoc']
const ELEMENTS = 'img, source, video, iframe'

function select(element) {
  // The editor saves what it shows.
  if (element.closest('[contenteditable]')) return
  for (const name of NAMES) {
    // A reader may have started the video.
    if (name === 'srcdoc' && !element.contentDocument) continue
    const value = element.getAttribute(name) ?? ''
    const selected =
      root.dataset.theme === 'dark'
        ? value.replace(LIGHT, '$1dark-$2').replace(HERO, '$1-dark.svg').replace(STATE, '$1#night')
        : value.replace(DARK, '$1').replace(HERO, '$1.svg').replace(STATE, '$1')
    if (selected !== value) element.setAttribute(name, selected)
  }
}

function selectIn(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return
  if (node.matches(ELEMENTS)) select(node)
  else for (const element of node.querySelectorAll(ELEMENTS)) select(element)
}

new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'childList') addedNodes.forEach(selectIn)
    else selectIn(target)
  }
}).observe(root, { childList: true, subtree: true, attributeFilter: [...NAMES, 'data-theme'] })
selectIn(root)
