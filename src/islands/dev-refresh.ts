/**
 * React's plugin for the development server expects Astro to have prepared the page for hot reload, which it
 * does only for islands in the page. An island that a script opens prepares it itself; a build has none of it.
 */
export async function prepareHotReload(): Promise<void> {
  const refresh = '/@react-refresh'
  const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refresh)) as { injectIntoGlobalHook: (window: Window) => void }
  injectIntoGlobalHook(window)
  Object.assign(window, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
    __vite_plugin_react_preamble_installed__: true
  })
}
