ALTER TABLE "users" ADD COLUMN "price_notices" text;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "told_price" integer;