import { Gauge, type GaugeConfiguration, register } from 'prom-client'

/** Registers a gauge. One of the same name, of a shop opened earlier in this process, is replaced. */
export function registerGauge<Label extends string>(options: GaugeConfiguration<Label>): void {
  register.removeSingleMetric(options.name)
  register.registerMetric(new Gauge({ ...options, registers: [] }))
}
