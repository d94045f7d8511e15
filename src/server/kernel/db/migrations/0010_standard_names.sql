-- Standard names for tables and columns. Only the comments' states change in rows.
ALTER TABLE "entry_texts" RENAME TO "entry_translations";--> statement-breakpoint
ALTER SEQUENCE "entry_texts_id_seq" RENAME TO "entry_translations_id_seq";--> statement-breakpoint
ALTER INDEX "entry_texts_pkey" RENAME TO "entry_translations_pkey";--> statement-breakpoint
ALTER INDEX "entry_texts_stems" RENAME TO "entry_translations_stems";--> statement-breakpoint
ALTER TABLE "entry_translations" RENAME CONSTRAINT "entry_texts_locale" TO "entry_translations_locale";--> statement-breakpoint
ALTER TABLE "entry_translations" RENAME CONSTRAINT "entry_texts_entry_id_entries_id_fk" TO "entry_translations_entry_id_entries_id_fk";--> statement-breakpoint
ALTER TABLE "entry_shelves" RENAME TO "entry_listings";--> statement-breakpoint
ALTER TABLE "entry_listings" RENAME COLUMN "shelf" TO "list";--> statement-breakpoint
ALTER TABLE "entry_listings" RENAME CONSTRAINT "entry_shelves_entry_id_locale_shelf_pk" TO "entry_listings_entry_id_locale_list_pk";--> statement-breakpoint
ALTER TABLE "entry_listings" RENAME CONSTRAINT "entry_shelves_entry_id_entries_id_fk" TO "entry_listings_entry_id_entries_id_fk";--> statement-breakpoint
ALTER INDEX "entry_shelves_newest" RENAME TO "entry_listings_newest";--> statement-breakpoint
ALTER INDEX "entry_shelves_any" RENAME TO "entry_listings_any";--> statement-breakpoint
ALTER TABLE "entry_days" RENAME TO "entry_statistics";--> statement-breakpoint
ALTER TABLE "entry_statistics" RENAME COLUMN "product_adds" TO "cart_additions";--> statement-breakpoint
ALTER TABLE "entry_statistics" RENAME CONSTRAINT "entry_days_entry_id_day_pk" TO "entry_statistics_entry_id_day_pk";--> statement-breakpoint
ALTER TABLE "entry_statistics" RENAME CONSTRAINT "entry_days_entry_id_entries_id_fk" TO "entry_statistics_entry_id_entries_id_fk";--> statement-breakpoint
ALTER TABLE "price_rounds" RENAME TO "price_suggestion_events";--> statement-breakpoint
ALTER SEQUENCE "price_rounds_id_seq" RENAME TO "price_suggestion_events_id_seq";--> statement-breakpoint
ALTER INDEX "price_rounds_pkey" RENAME TO "price_suggestion_events_pkey";--> statement-breakpoint
ALTER INDEX "price_rounds_suggestion" RENAME TO "price_suggestion_events_suggestion";--> statement-breakpoint
ALTER TABLE "price_suggestion_events" RENAME COLUMN "at" TO "created_at";--> statement-breakpoint
ALTER TABLE "price_suggestion_events" RENAME CONSTRAINT "price_rounds_suggestion_id_price_suggestions_id_fk" TO "price_suggestion_events_suggestion_id_price_suggestions_id_fk";--> statement-breakpoint
ALTER TABLE "price_suggestion_events" RENAME CONSTRAINT "price_rounds_user_id_users_id_fk" TO "price_suggestion_events_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "answered_by" TO "responded_by";--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "answered_at" TO "responded_at";--> statement-breakpoint
ALTER TABLE "quotes" RENAME CONSTRAINT "quotes_answered_by_users_id_fk" TO "quotes_responded_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "wishes" RENAME TO "wishlist_items";--> statement-breakpoint
ALTER SEQUENCE "wishes_id_seq" RENAME TO "wishlist_items_id_seq";--> statement-breakpoint
ALTER INDEX "wishes_pkey" RENAME TO "wishlist_items_pkey";--> statement-breakpoint
ALTER INDEX "wishes_by_variant" RENAME TO "wishlist_items_by_variant";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME COLUMN "seen_price" TO "price_when_added";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_variant" TO "wishlist_items_variant";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_wishlist_id_wishlists_id_fk" TO "wishlist_items_wishlist_id_wishlists_id_fk";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_variant_id_variants_id_fk" TO "wishlist_items_variant_id_variants_id_fk";--> statement-breakpoint
ALTER TABLE "search_names" RENAME TO "search_indexed_names";--> statement-breakpoint
ALTER TABLE "search_indexed_names" RENAME CONSTRAINT "search_names_kind_id_pk" TO "search_indexed_names_kind_id_pk";--> statement-breakpoint
ALTER TABLE "search_documents" RENAME COLUMN "front" TO "popular";--> statement-breakpoint
ALTER TABLE "search_documents" RENAME COLUMN "made_from" TO "product_updated_at";--> statement-breakpoint
ALTER INDEX "search_documents_front" RENAME TO "search_documents_popular";--> statement-breakpoint
ALTER TABLE "search_words" RENAME COLUMN "bones" TO "consonants";--> statement-breakpoint
ALTER INDEX "search_words_bones" RENAME TO "search_words_consonants";--> statement-breakpoint
ALTER TABLE "search_indexes" RENAME COLUMN "seen_at" TO "checked_at";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "package_members" TO "bundle_items";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "listed_at" TO "listing_refreshed_at";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "changed_in" TO "transaction_id";--> statement-breakpoint
ALTER INDEX "products_package_members" RENAME TO "products_bundle_items";--> statement-breakpoint
ALTER INDEX "products_changed" RENAME TO "products_transaction";--> statement-breakpoint
ALTER INDEX "products_over" RENAME TO "products_available_until";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "memory" TO "state";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "verification_codes" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "verification_codes" RENAME CONSTRAINT "codes_tries" TO "verification_codes_attempts";--> statement-breakpoint
ALTER INDEX "codes_target" RENAME TO "verification_codes_target";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "hash" TO "request_hash";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "taken" TO "count";--> statement-breakpoint
ALTER TABLE "comments" RENAME COLUMN "written" TO "has_content";--> statement-breakpoint
DROP INDEX "comments_waiting";--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "state" SET DEFAULT 'published';--> statement-breakpoint
UPDATE "comments" SET "state" = CASE "state" WHEN 'shown' THEN 'published' ELSE 'pending' END WHERE "state" IN ('shown', 'waiting');--> statement-breakpoint
CREATE INDEX "comments_pending" ON "comments" USING btree ("created_at") WHERE "comments"."state" = 'pending';
