/** Loads the messages of invalid fields with the first use of a form. Layouts and parts with required fields import it. */
const types = ['keydown', 'pointerdown'] as const

function load({ target }: Event): void {
  if (!(target instanceof Element && target.closest('form,[form]'))) return
  for (const type of types) removeEventListener(type, load)
  void import('./validity.ts')
}

for (const type of types) addEventListener(type, load)
