import type { AstroGlobal } from 'astro'

/** Lets the page load the map tiles of the shop. Without them the location picker shows the built-in map. */
export async function allowMapTiles({ csp, locals }: Pick<AstroGlobal, 'csp' | 'locals'>): Promise<void> {
  const tiles = await locals.client.get('/api/v2/maps/tiles').catch(() => null)
  if (tiles) csp?.insertDirective(`img-src ${new URL(tiles.url).origin}`)
}
