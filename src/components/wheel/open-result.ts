/** Opens the result when the wheel stands still. Who prefers less motion has no animation to wait for. */
async function openResult(): Promise<void> {
  const turns = document.querySelector('.wheel-disc-spins')?.getAnimations() ?? []
  await Promise.allSettled(turns.map(({ finished }) => finished))
  document.querySelector<HTMLDialogElement>('#wheel-dialog')?.showModal()
}

void openResult()
