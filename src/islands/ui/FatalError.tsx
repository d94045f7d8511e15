import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  title: string
  restart: string
  children: ReactNode
}

/** Replaces a crashed island by an error message, with a button that clears the browser's data. */
export class FatalError extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <section className="empty-state" role="alert">
        <img src="/art/states/error.svg" alt="" width="560" height="420" />
        <h2 className="heading-3">{this.props.title}</h2>
        <button type="button" className="button button-primary" onClick={restart}>
          {this.props.restart}
        </button>
      </section>
    )
  }
}

const restart = (): void =>
  void import('#stores/clear-browser-data.ts').then(module => module.clearBrowserData()).finally(() => location.reload())
