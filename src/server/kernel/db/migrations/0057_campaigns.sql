ALTER TABLE "coupons" ADD COLUMN "customer_kind" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
UPDATE "coupons" SET "customer_kind" = 'first_order' WHERE "first_order";--> statement-breakpoint
UPDATE "coupon_events" SET "fields" = array_replace("fields", 'first_order', 'customer_kind') WHERE 'first_order' = ANY ("fields");--> statement-breakpoint
CREATE INDEX "coupons_campaigns" ON "coupons" USING btree ("id") WHERE "coupons"."type" = 'campaign' AND "coupons"."stopped_at" IS NULL;--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "first_order";
