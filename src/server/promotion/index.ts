export { wheelRoutes } from './routes.ts'
export { createCampaign } from './campaigns.ts'
export { wheelCampaigns, wheelPlays, wheelPrizes } from './tables.ts'
