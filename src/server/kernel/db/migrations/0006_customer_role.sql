ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'customer';--> statement-breakpoint
UPDATE "users" SET "role" = 'customer' WHERE "role" = 'shopper';--> statement-breakpoint
UPDATE "orders" SET "cancel_reason" = 'customer' WHERE "cancel_reason" = 'shopper';
