DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "orders_branch";--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total_sorted" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_receipt" ON "orders" USING btree ("receipt","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_lease" ON "orders" USING btree ("lease","created_at","id") WHERE "orders"."lease" <> 'none';--> statement-breakpoint
CREATE INDEX "orders_district" ON "orders" USING btree (("address" ->> 'district'),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree (("promise" ->> 'to')) WHERE "orders"."state" = 'placed' AND "orders"."fulfilment" NOT IN ('delivered', 'returned');--> statement-breakpoint
CREATE INDEX "orders_receiver" ON "orders" USING gin (("address" ->> 'receiver') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_sessions_method" ON "payment_sessions" USING btree ("method","order_id");--> statement-breakpoint
CREATE INDEX "receipts_open" ON "receipts" USING btree ("requested_at") WHERE "receipts"."refusal" IS NOT NULL OR "receipts"."state" = 'requested' OR "receipts"."return_requested_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_branch" ON "orders" USING btree ("branch_code","created_at","id") WHERE "orders"."branch_code" IS NOT NULL;