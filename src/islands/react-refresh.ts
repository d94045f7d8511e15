/**
 * React's plugin for the development server expects Astro to prepare the page for hot reload, which it does only for islands in
 * the page. Needed for an island that a script mounts; not part of a build.
 */
export async function installReactRefresh(): Promise<void> {
  const refresh = '/@react-refresh'
  const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refresh)) as { injectIntoGlobalHook: (window: Window) => void }
  injectIntoGlobalHook(window)
  Object.assign(window, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
    __vite_plugin_react_preamble_installed__: true
  })
}
