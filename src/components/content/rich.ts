import { createHash } from 'node:crypto'
import styles from './rich.css?inline'

/** Styles of tables, galleries, looks and notes: most texts do without, so they come in a file of their own. */
export const richStyles = styles
/** Its address changes with what is in it. */
export const richHref = `/rich.css?v=${createHash('sha256').update(styles).digest('hex').slice(0, 8)}`
