ALTER TABLE "line_items" ADD COLUMN "entry_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "entry_id" integer;--> statement-breakpoint
CREATE INDEX "order_lines_entry" ON "order_lines" USING btree ("entry_id") WHERE "order_lines"."entry_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at") WHERE "orders"."placed_at" IS NOT NULL;