import { loadClient } from '#stores/client.ts'

/* Displays an organisation's registered name when its register number is typed. Without JavaScript the submitted form displays it. */
const REGISTER_NUMBER = /^\d{7}$/
const section = document.querySelector<HTMLElement>('[data-receipt-organisation]')
const input = section?.querySelector<HTMLInputElement>('[name=register_number]')
const confirmed = section?.querySelector<HTMLInputElement>('[name=confirmed_name]')
const note = section?.querySelector<HTMLElement>('[data-receipt-name]')

function showName(name: string): void {
  if (!section || !confirmed || !note) return
  confirmed.value = name
  note.hidden = name === ''
  note.firstElementChild?.replaceChildren((section.dataset['nameText'] ?? '').replace('{name}', name))
}

async function lookUp(): Promise<void> {
  const number = input?.value.trim() ?? ''
  showName('')
  if (!REGISTER_NUMBER.test(number)) return
  try {
    const { name } = await (await loadClient()).get('/api/v2/organisations/{register_number}', { params: { register_number: number } })
    if (input?.value.trim() === number) showName(name)
  } catch {
    // The submitted form reports the error.
  }
}

input?.addEventListener('input', () => void lookUp())
if (input && !confirmed?.value) void lookUp()
