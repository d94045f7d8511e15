CREATE TABLE "saved_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_method" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "branch_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "delivery_method" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "delivery_window" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "branch_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_addresses_user" ON "saved_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_default" ON "saved_addresses" USING btree ("user_id") WHERE "saved_addresses"."is_default";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_code_branches_code_fk" FOREIGN KEY ("branch_code") REFERENCES "public"."branches"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "orders_branch" ON "orders" USING btree ("branch_code","id") WHERE "orders"."branch_code" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup" CHECK (("orders"."delivery_method" = 'pickup') = ("orders"."branch_code" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_pickup" CHECK ("carts"."delivery_method" <> 'pickup' OR ("carts"."branch_code" IS NOT NULL AND "carts"."recipient" IS NOT NULL));