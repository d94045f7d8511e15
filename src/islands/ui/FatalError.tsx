import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  title: string
  restart: string
  children: ReactNode
}

/** Replaces a crashed island by an error message. The layout's script handles the button. */
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
      <section className="empty" role="alert">
        <img src="/art/states/error.svg" alt="" width="560" height="420" />
        <h2 className="h3">{this.props.title}</h2>
        <button type="button" className="btn pri" data-restart="">
          {this.props.restart}
        </button>
      </section>
    )
  }
}
