import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first pointer, focus or touch, and replays the click that came first. */
    'client:intent'?: boolean
  }
}
