UPDATE "jobs" SET "kind" = CASE "kind"
  WHEN 'tend_index' THEN 'update_index'
  WHEN 'tend_search' THEN 'refresh_search'
  WHEN 'follow_names' THEN 'reindex_renamed'
  WHEN 'tell_of_stock' THEN 'send_stock_notices'
  WHEN 'sync_bonus' THEN 'sync_rewards'
  ELSE 'send_price_notices' END
  WHERE "kind" IN ('tend_index', 'tend_search', 'follow_names', 'tell_of_stock', 'tell_of_prices', 'sync_bonus');
--> statement-breakpoint
ALTER TABLE "sandbox_leases" RENAME COLUMN "heard" TO "callback_response";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME COLUMN "told_price" TO "notified_price";
