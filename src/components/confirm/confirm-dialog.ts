import { confirm_no as noInEnglish } from '#i18n/locales/en/shell.json'
import { confirm_no as noInMongolian } from '#i18n/locales/mn/shell.json'
import { readPageLocale } from '#stores/client.ts'
import { $confirmation } from '#stores/confirm.ts'

const NO = readPageLocale() === 'en' ? noInEnglish : noInMongolian

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
  yes.textContent = question.confirmLabel
  no.textContent = question.cancelLabel ?? NO
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
  dialog.addEventListener('close', () => {
    // The event comes later than the close: the next question may be open already.
    if (!dialog.open) $confirmation.get()?.resolve(dialog.returnValue === 'yes')
  })
  document.body.append(dialog)
  return dialog
}
