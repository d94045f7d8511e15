import { $question, ask } from '../../stores/confirm.ts'
import { word } from './words.ts'

const dialog = document.querySelector<HTMLDialogElement>('#confirm')
const yes = dialog?.querySelector<HTMLButtonElement>('[value=yes]')

$question.subscribe(question => {
  if (!dialog || !yes) return
  if (!question) {
    if (dialog.open) dialog.close()
    return
  }
  const text = dialog.querySelector('p')
  if (text) text.textContent = question.text
  yes.textContent = question.yes ?? word('confirm_yes')
  yes.className = `btn grow ${question.danger ? 'dan' : 'pri'}`
  dialog.returnValue = ''
  dialog.showModal()
})
dialog?.addEventListener('close', () => $question.get()?.answer(dialog.returnValue === 'yes'))

// <form data-confirm="Sure?"> asks before it is sent; without JavaScript the server's page does.
const confirmed = new WeakSet<HTMLFormElement>()
document.addEventListener(
  'submit',
  event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset['confirm'] || confirmed.delete(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { confirm: text, confirmYes, confirmDanger } = form.dataset
    const question = { ...(confirmYes ? { yes: confirmYes } : {}), danger: confirmDanger !== undefined }
    void sendIfSure(form, event.submitter, ask(text, question))
  },
  true
)

async function sendIfSure(form: HTMLFormElement, submitter: HTMLElement | null, sure: Promise<boolean>): Promise<void> {
  if (!(await sure)) return
  confirmed.add(form)
  form.requestSubmit(submitter)
}
