import { z } from 'zod'
import { FIGURES, PERIOD_DAYS, REPORT_NAMES } from '#domain/report.ts'
import { queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

const period = z.object({
  /** Until today; 30 by default. */
  days: queryNumber(1, Math.max(...PERIOD_DAYS)).optional(),
  /** Days in Ulaanbaatar, both included. */
  from: z.iso.date('date_invalid').optional(),
  to: z.iso.date('date_invalid').optional()
})
const name = z.enum(REPORT_NAMES)
const figure = z.enum(FIGURES)

/** In the order of the report's figures; null where a figure is unknown. */
const values = z.array(z.number().nullable())

const report = z.object({
  name,
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  figures: z.array(figure),
  /** The largest first. `before` has the figures of the period of the same length before. */
  rows: z.array(z.object({ key: z.string(), label: z.string(), values, before: values })),
  totals: z.object({ values, before: values }),
  /** Whether there are further rows, which the export contains. */
  more: z.boolean()
})
export type Report = z.infer<typeof report>

const dashboard = z.object({ sales: report, running_out: report, reading: report, empty_searches: report })
export type Dashboard = z.infer<typeof dashboard>

export const reportContract = defineRoutes('report', {
  'GET /api/v2/staff/dashboard': {
    summary: 'Staff: the reports of the first page, their first rows',
    access: 'staff',
    permission: 'report.view',
    response: dashboard
  },
  'GET /api/v2/staff/setup_progress': {
    summary: 'Staff: what a new shop has already',
    access: 'staff',
    permission: 'setting.edit',
    response: z.object({
      /** Saved settings. */
      features: z.boolean(),
      delivery: z.boolean(),
      receipt: z.boolean(),
      notices: z.boolean(),
      /** The legal pages, published. */
      pages: z.boolean(),
      product: z.boolean(),
      order: z.boolean()
    })
  },
  'GET /api/v2/staff/reports/{name}': {
    summary: 'Staff: figures of a period by day, product, search and so on, with those of the period before',
    access: 'staff',
    permission: 'report.view',
    params: z.object({ name: z.enum(REPORT_NAMES, 'not_found') }),
    query: period,
    response: report,
    errors: [422]
  },
  'GET /api/v2/staff/reports/{name}/export': {
    summary: 'Staff: all rows of a report as a table for spreadsheets',
    access: 'staff',
    permission: 'report.view',
    params: z.object({ name: z.enum(REPORT_NAMES, 'not_found') }),
    query: period,
    response: { mediaType: 'text/csv' },
    errors: [422]
  }
})
