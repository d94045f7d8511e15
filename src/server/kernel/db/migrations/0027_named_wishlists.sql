ALTER TABLE "wishlists" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "bought_by" text;--> statement-breakpoint
ALTER TABLE "wishlists" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "wishlists" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_items_by_giver" ON "wishlist_items" USING btree ("bought_by") WHERE "wishlist_items"."bought_by" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_guest_name" UNIQUE("session_id","name");--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_quantity" CHECK ("wishlist_items"."quantity" BETWEEN 1 AND 99);--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_owner" CHECK (num_nonnulls("wishlists"."user_id", "wishlists"."session_id") = 1);