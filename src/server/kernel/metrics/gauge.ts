import { Gauge, type GaugeConfiguration, register } from 'prom-client'

/** Registers a gauge, replacing one of the same name by a shop opened earlier in this process. */
export function registerGauge<Label extends string>(options: GaugeConfiguration<Label>): void {
  register.removeSingleMetric(options.name)
  register.registerMetric(new Gauge({ ...options, registers: [] }))
}
