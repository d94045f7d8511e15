/** Names of what the browser keeps: pages that were read, pages a reader saved, their pictures, and what all pages stand on. */
export const READ = 'read'
export const SAVED = 'saved'
export const PICTURES = 'pictures'
export const ASSETS = 'assets'
