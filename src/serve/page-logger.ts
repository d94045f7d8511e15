interface Logger {
  // A method, because Astro's takes its own labels only.
  error(label: string | null, message: string, newLine?: boolean): void
}

/** Astro's log of what pages throw, without errors of the API: `pages/500.astro` logs those that are no answer to a wrong URL. */
export function omitApiErrors<Given extends Logger>(logger: Given): Given {
  return Object.assign(Object.create(logger) as Given, {
    error: ((label, message, newLine) => {
      if (!message.startsWith('ApiError: ')) logger.error(label, message, newLine)
    }) satisfies Logger['error']
  })
}
