import { $confirmation, confirm } from '../../stores/confirm.ts'
import { word } from './words.ts'

$confirmation.subscribe(question => {
  const known = document.querySelector<HTMLDialogElement>('#confirm')
  if (!question) {
    if (known?.open) known.close()
    return
  }
  const dialog = known ?? frame()
  const [text, yes, no] = [dialog.querySelector('p'), dialog.querySelector('[value=yes]'), dialog.querySelector('[value=no]')]
  if (!text || !yes || !no) return
  text.textContent = question.text
  yes.textContent = question.confirmLabel ?? word('confirm_yes')
  no.textContent = question.cancelLabel ?? word('confirm_no')
  yes.className = `btn grow ${question.danger ? 'dan' : 'pri'}`
  dialog.returnValue = ''
  if (!dialog.open) dialog.showModal()
})

function frame(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = 'confirm'
  dialog.className = 'dlg'
  dialog.setAttribute('aria-labelledby', 'confirm-text')
  dialog.innerHTML =
    '<p id="confirm-text"></p><form method="dialog" class="row"><button class="btn sec grow" value="no"></button><button class="btn" value="yes"></button></form>'
  dialog.addEventListener('close', () => $confirmation.get()?.resolve(dialog.returnValue === 'yes'))
  document.body.append(dialog)
  return dialog
}

// <form data-confirm="Sure?"> asks before it is sent; without JavaScript the server's page does.
const confirmed = new WeakSet<HTMLFormElement>()
document.addEventListener(
  'submit',
  event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset['confirm'] || confirmed.delete(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { confirm: text, confirmYes, confirmNo, confirmDanger } = form.dataset
    const question = {
      ...(confirmYes ? { confirmLabel: confirmYes } : {}),
      ...(confirmNo ? { cancelLabel: confirmNo } : {}),
      danger: confirmDanger !== undefined
    }
    void sendIfSure(form, event.submitter, confirm(text, question))
  },
  true
)

async function sendIfSure(form: HTMLFormElement, submitter: HTMLElement | null, sure: Promise<boolean>): Promise<void> {
  if (!(await sure)) return
  confirmed.add(form)
  form.requestSubmit(submitter)
}
