import { $confirmation, confirm } from '../../stores/confirm.ts'

// The dialog is loaded with the first question. Where it cannot be, the browser's own asks.
$confirmation.listen(question => {
  if (question) import('../confirm/confirm-dialog.ts').catch(() => question.resolve(window.confirm(question.text)))
})

// <form data-confirm="Sure?"> opens a dialog before it is submitted; without JavaScript ConfirmedForm.astro has a box to tick. The
// pressed button names the action, so the one that confirms it has the same words.
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
    const { confirm: text, confirmNo, confirmDanger } = asking.dataset
    const question = {
      confirmLabel: (event.submitter ?? form.querySelector('button:not([type=button])'))?.textContent.trim() ?? '',
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
