CREATE TABLE "viewed_products" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewed_products_newest" ON "viewed_products" USING btree ("user_id","viewed_at");--> statement-breakpoint
-- The account's menu shows the wallet by its own flag from now on.
UPDATE "site_settings" SET "value" = "value" || '{"wallet": true}'::jsonb WHERE "name" = 'configs' AND "value" ->> 'storeCredit' = 'true' AND NOT "value" ? 'wallet';
