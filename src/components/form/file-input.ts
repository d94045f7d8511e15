/** Shows the names of chosen files, also of those that the browser restores. */
function showNames(input: HTMLInputElement): void {
  const name = input.parentElement?.querySelector<HTMLElement>('.file-input-name')
  if (name) name.textContent = [...(input.files ?? [])].map(file => file.name).join(', ') || (name.dataset['none'] ?? '')
}

const inputs = document.querySelectorAll<HTMLInputElement>('[data-file-input]')
for (const input of inputs) {
  showNames(input)
  input.addEventListener('change', () => showNames(input))
  input.form?.addEventListener('reset', () => setTimeout(() => showNames(input)))
}
