ALTER TABLE "carts" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Points of orders that were delivered before points had accounts.
INSERT INTO "jobs" ("kind", "subject", "run_at") SELECT 'sync_bonus', id || ' points', now() FROM "orders" WHERE "state" = 'placed' AND "delivered_at" IS NOT NULL;
