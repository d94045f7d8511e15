import { $confirmation, confirm } from '../../stores/confirm.ts'
import { readScriptText } from './script-texts.ts'

$confirmation.subscribe(question => {
  const existing = document.querySelector<HTMLDialogElement>('#confirm')
  if (!question) {
    if (existing?.open) existing.close()
    return
  }
  const dialog = existing ?? createDialog()
  const [text, yes, no] = [dialog.querySelector('p'), dialog.querySelector('[value=yes]'), dialog.querySelector('[value=no]')]
  if (!text || !yes || !no) return
  text.textContent = question.text
  yes.textContent = question.confirmLabel ?? readScriptText('confirm_yes')
  no.textContent = question.cancelLabel ?? readScriptText('confirm_no')
  yes.className = `button grow ${question.danger ? 'button-danger' : 'button-primary'}`
  dialog.returnValue = ''
  if (!dialog.open) dialog.showModal()
})

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = 'confirm'
  dialog.className = 'dialog'
  dialog.setAttribute('aria-labelledby', 'confirm-text')
  dialog.innerHTML =
    '<p id="confirm-text"></p><form method="dialog" class="row"><button class="button button-secondary grow" value="no"></button><button class="button" value="yes"></button></form>'
  dialog.addEventListener('close', () => $confirmation.get()?.resolve(dialog.returnValue === 'yes'))
  document.body.append(dialog)
  return dialog
}

// <form data-confirm="Sure?"> opens a dialog before it is submitted; without JavaScript the server's page confirms.
const confirmed = new WeakSet<HTMLFormElement>()
document.addEventListener(
  'submit',
  event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const asking = event.submitter?.dataset['confirm'] ? event.submitter : form
    if (!asking.dataset['confirm'] || confirmed.delete(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { confirm: text, confirmYes, confirmNo, confirmDanger } = asking.dataset
    const question = {
      ...(confirmYes ? { confirmLabel: confirmYes } : {}),
      ...(confirmNo ? { cancelLabel: confirmNo } : {}),
      danger: confirmDanger !== undefined
    }
    void submitIfConfirmed(form, event.submitter, confirm(text, question))
  },
  true
)

async function submitIfConfirmed(form: HTMLFormElement, submitter: HTMLElement | null, sure: Promise<boolean>): Promise<void> {
  if (!(await sure)) return
  confirmed.add(form)
  form.requestSubmit(submitter)
}
