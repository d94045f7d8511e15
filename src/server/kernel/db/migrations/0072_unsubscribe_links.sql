ALTER TABLE "users" ADD COLUMN "price_notices_token" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_price_notices_token_unique" UNIQUE("price_notices_token");