CREATE TABLE "oauth_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"trusted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer,
	"client_id" text,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text,
	"mobile" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"avatar" text,
	"role" text DEFAULT 'shopper' NOT NULL,
	"gender" text,
	"birthday" text,
	"home_phone" text,
	"email_verified_at" timestamp with time zone,
	"phone_verified_at" timestamp with time zone,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "codes_tries" CHECK ("verification_codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid,
	"user_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"completing_at" timestamp with time zone,
	"address" jsonb,
	"organisation" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_owner" CHECK (num_nonnulls("carts"."session_id", "carts"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "line_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"gift_variant_id" integer,
	"seen_price" integer NOT NULL,
	CONSTRAINT "line_items_variant" UNIQUE("cart_id","variant_id"),
	CONSTRAINT "line_items_quantity" CHECK ("line_items"."quantity" BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE TABLE "image_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"image_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"key" text PRIMARY KEY NOT NULL,
	"done" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"code" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"tone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	CONSTRAINT "brands_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"label" jsonb NOT NULL,
	"hex" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"vendor_id" integer NOT NULL,
	"official" boolean DEFAULT false NOT NULL,
	"image_id" text,
	CONSTRAINT "stores_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "taxons" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"permalink" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb,
	"description" jsonb,
	"depth" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"image_id" text,
	CONSTRAINT "taxons_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
CREATE TABLE "author_follows" (
	"author_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "author_follows_author_id_user_id_pk" PRIMARY KEY("author_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"bio" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "authors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"user_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"image_id" text,
	"image_alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "promotions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_by" integer,
	"image_id" text,
	"image_alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"series" text,
	"comments_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_slug" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "entry_days" (
	"entry_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"product_adds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "entry_days_entry_id_day_pk" PRIMARY KEY("entry_id","day")
);
--> statement-breakpoint
CREATE TABLE "entry_drafts" (
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer,
	"scheduled_at" timestamp with time zone,
	"scheduled_version" integer,
	"published_at" timestamp with time zone,
	"published_version" integer,
	CONSTRAINT "entry_drafts_entry_id_locale_pk" PRIMARY KEY("entry_id","locale")
);
--> statement-breakpoint
CREATE TABLE "entry_products" (
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "entry_products_entry_id_locale_slug_pk" PRIMARY KEY("entry_id","locale","slug")
);
--> statement-breakpoint
CREATE TABLE "entry_redirects" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"entry_id" integer NOT NULL,
	CONSTRAINT "entry_redirects_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "entry_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer,
	"milestone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_shelves" (
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"shelf" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_shelves_entry_id_locale_shelf_pk" PRIMARY KEY("entry_id","locale","shelf")
);
--> statement-breakpoint
CREATE TABLE "entry_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"video_seconds" integer,
	"stems" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_texts_locale" UNIQUE("entry_id","locale")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"memory" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "jobs_once" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"error" text
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_notices_once" UNIQUE("variant_id","recipient")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"total" integer NOT NULL,
	"product" jsonb NOT NULL,
	"gift_variant_id" integer,
	CONSTRAINT "order_lines_variant" UNIQUE("order_id","variant_id"),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."quantity" > 0 AND "order_lines"."total" = "order_lines"."price" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"payment" text DEFAULT 'none' NOT NULL,
	"fulfilment" text DEFAULT 'none' NOT NULL,
	"receipt" text DEFAULT 'none' NOT NULL,
	"lease" text DEFAULT 'none' NOT NULL,
	"status" text NOT NULL,
	"item_total" integer NOT NULL,
	"ship_total" integer NOT NULL,
	"tax_total" integer NOT NULL,
	"total" integer NOT NULL,
	"total_quantity" integer NOT NULL,
	"address" jsonb NOT NULL,
	"organisation" jsonb,
	"promise" jsonb,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_entry_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."item_total" + "orders"."ship_total" AND "orders"."total" >= 0),
	CONSTRAINT "orders_paid" CHECK ("orders"."state" <> 'placed' OR "orders"."paid_entry_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_variant" UNIQUE("order_id","variant_id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_code" text NOT NULL,
	"sender_invoice_no" text NOT NULL,
	"receiver_code" text NOT NULL,
	"description" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"callback_url" text NOT NULL,
	"qr_text" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_invoices_sender_invoice_no_unique" UNIQUE("sender_invoice_no"),
	CONSTRAINT "sandbox_invoices_qr_text_unique" UNIQUE("qr_text")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"status" text NOT NULL,
	"wallet" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"callback" text
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"attempt_id" uuid,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_ref" UNIQUE("provider","provider_ref","kind"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"turn" serial NOT NULL,
	"order_id" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"requested_at" timestamp with time zone,
	"invoice_id" text,
	"invoice" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"captured_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_invoice" UNIQUE("method","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "refund_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"claimed_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" integer,
	CONSTRAINT "refund_cases_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"image_id" text NOT NULL,
	"position" integer NOT NULL,
	"colour" text,
	"alt" jsonb NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_taxons" (
	"taxon_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_taxons_taxon_id_product_id_pk" PRIMARY KEY("taxon_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"property_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brand_id" integer,
	"store_id" integer,
	"taxon_id" integer,
	"badge_codes" text[] DEFAULT '{}' NOT NULL,
	"seo_title" jsonb,
	"seo_description" jsonb,
	"unit" jsonb,
	"size_chart" jsonb,
	"return_hours" integer DEFAULT 48 NOT NULL,
	"lease" boolean DEFAULT true NOT NULL,
	"preorder_on" text,
	"gift_variant_ids" integer[] DEFAULT '{}' NOT NULL,
	"package_members" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nutrition" jsonb,
	"build_part" jsonb,
	"discontinued" boolean DEFAULT false NOT NULL,
	"available_on" timestamp with time zone DEFAULT now() NOT NULL,
	"available_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"average_rating" real DEFAULT 0 NOT NULL,
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"vid" integer,
	"variant_count" integer DEFAULT 0 NOT NULL,
	"image_id" text,
	"swatches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"selling_price" integer DEFAULT 0 NOT NULL,
	"sale_percent" integer DEFAULT 0 NOT NULL,
	"sale_expire_at" timestamp with time zone,
	"total_on_hand" integer DEFAULT 0 NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"variant_id" integer NOT NULL,
	"branch_code" text NOT NULL,
	"on_hand" integer NOT NULL,
	CONSTRAINT "stock_items_variant_id_branch_code_pk" PRIMARY KEY("variant_id","branch_code"),
	CONSTRAINT "stock_items_on_hand" CHECK ("stock_items"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image_id" text,
	"price" integer NOT NULL,
	"sale_price" integer,
	"sale_start_at" timestamp with time zone,
	"sale_expire_at" timestamp with time zone,
	"content_amount" integer,
	"content_unit" text,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_stock" CHECK ("variants"."allocated" >= 0 AND "variants"."allocated" <= "variants"."on_hand"),
	CONSTRAINT "variants_price" CHECK ("variants"."price" >= 0 AND ("variants"."sale_price" IS NULL OR "variants"."sale_price" >= 0))
);
--> statement-breakpoint
CREATE TABLE "personal_prices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"number" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_prices_price" CHECK ("personal_prices"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_rounds" (
	"id" serial PRIMARY KEY NOT NULL,
	"suggestion_id" integer NOT NULL,
	"kind" text NOT NULL,
	"price" integer,
	"quantity" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_suggestions" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"suggested_price" integer NOT NULL,
	"list_price" integer NOT NULL,
	"state" text NOT NULL,
	"offered_price" integer,
	"valid_until" timestamp with time zone,
	"round" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_suggestions_number_unique" UNIQUE("number"),
	CONSTRAINT "price_suggestions_quantity" CHECK ("price_suggestions"."quantity" BETWEEN 1 AND 999),
	CONSTRAINT "price_suggestions_price" CHECK ("price_suggestions"."suggested_price" > 0),
	CONSTRAINT "price_suggestions_offer" CHECK ("price_suggestions"."state" <> 'offered' OR num_nonnulls("price_suggestions"."offered_price", "price_suggestions"."valid_until") = 2)
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"quote_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"list_price" integer NOT NULL,
	"price" integer,
	CONSTRAINT "quote_lines_quantity" CHECK ("quote_lines"."quantity" BETWEEN 1 AND 999),
	CONSTRAINT "quote_lines_price" CHECK ("quote_lines"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"organisation" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"round" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_offer" CHECK ("quotes"."state" <> 'offered' OR "quotes"."valid_until" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "comment_images" (
	"comment_id" integer NOT NULL,
	"position" integer NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "comment_images_comment_id_position_pk" PRIMARY KEY("comment_id","position")
);
--> statement-breakpoint
CREATE TABLE "comment_ratings" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "comment_ratings_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id"),
	CONSTRAINT "comment_ratings_rating" CHECK ("comment_ratings"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer,
	"vendor_id" integer,
	"entry_id" integer,
	"reply_id" integer,
	"thread_id" integer,
	"user_id" integer,
	"author" text DEFAULT '' NOT NULL,
	"avatar" text,
	"rating" smallint,
	"text" text DEFAULT '' NOT NULL,
	"written" boolean DEFAULT true NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_subject" CHECK (num_nonnulls("comments"."product_id", "comments"."vendor_id", "comments"."entry_id") = 1),
	CONSTRAINT "comments_kind" CHECK (CASE WHEN "comments"."entry_id" IS NULL THEN num_nonnulls("comments"."rating", "comments"."reply_id") = 1 ELSE "comments"."rating" IS NULL END
        AND ("comments"."reply_id" IS NULL) = ("comments"."thread_id" IS NULL)),
	CONSTRAINT "comments_rating" CHECK ("comments"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"title_words" integer NOT NULL,
	"front" boolean DEFAULT false NOT NULL,
	"made_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"alias" text PRIMARY KEY NOT NULL,
	"live" text,
	"building" text,
	"last_id" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_names" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "search_names_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_outbox" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"change" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"phrases" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"stem" text COLLATE "C" NOT NULL,
	"bones" text COLLATE "C" NOT NULL,
	"frequency" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"code" text PRIMARY KEY NOT NULL,
	"parent" text,
	"cat" text NOT NULL,
	"name" jsonb NOT NULL,
	"number" integer
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" serial PRIMARY KEY NOT NULL,
	"wishlist_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"seen_price" integer NOT NULL,
	CONSTRAINT "wishes_variant" UNIQUE("wishlist_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlists_hash_unique" UNIQUE("hash"),
	CONSTRAINT "wishlists_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_gift_variant_id_variants_id_fk" FOREIGN KEY ("gift_variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_sources" ADD CONSTRAINT "image_sources_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxons" ADD CONSTRAINT "taxons_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_follows" ADD CONSTRAINT "author_follows_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_follows" ADD CONSTRAINT "author_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_series_series_code_fk" FOREIGN KEY ("series") REFERENCES "public"."series"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_days" ADD CONSTRAINT "entry_days_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_drafts" ADD CONSTRAINT "entry_drafts_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_drafts" ADD CONSTRAINT "entry_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_products" ADD CONSTRAINT "entry_products_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_redirects" ADD CONSTRAINT "entry_redirects_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_revisions" ADD CONSTRAINT "entry_revisions_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_revisions" ADD CONSTRAINT "entry_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_shelves" ADD CONSTRAINT "entry_shelves_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_texts" ADD CONSTRAINT "entry_texts_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift_variant_id_variants_id_fk" FOREIGN KEY ("gift_variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_invoice_id_sandbox_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."sandbox_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_taxons" ADD CONSTRAINT "product_taxons_taxon_id_taxons_id_fk" FOREIGN KEY ("taxon_id") REFERENCES "public"."taxons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_taxons" ADD CONSTRAINT "product_taxons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_taxon_id_taxons_id_fk" FOREIGN KEY ("taxon_id") REFERENCES "public"."taxons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_branch_code_branches_code_fk" FOREIGN KEY ("branch_code") REFERENCES "public"."branches"("code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_prices" ADD CONSTRAINT "personal_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_prices" ADD CONSTRAINT "personal_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_prices" ADD CONSTRAINT "personal_prices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rounds" ADD CONSTRAINT "price_rounds_suggestion_id_price_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."price_suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rounds" ADD CONSTRAINT "price_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_suggestions" ADD CONSTRAINT "price_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_suggestions" ADD CONSTRAINT "price_suggestions_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_images" ADD CONSTRAINT "comment_images_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_images" ADD CONSTRAINT "comment_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_ratings" ADD CONSTRAINT "comment_ratings_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_ratings" ADD CONSTRAINT "comment_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply_id_comments_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_end" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "codes_target" ON "verification_codes" USING btree ("target","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_current_of_user" ON "carts" USING btree ("user_id") WHERE "carts"."state" <> 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_current_of_session" ON "carts" USING btree ("session_id") WHERE "carts"."state" <> 'completed';--> statement-breakpoint
CREATE INDEX "line_items_by_variant" ON "line_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "image_sources_image" ON "image_sources" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "option_values_key" ON "option_values" USING btree ("key","value");--> statement-breakpoint
CREATE INDEX "taxons_parent" ON "taxons" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "author_follows_user" ON "author_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookmarks_newest" ON "bookmarks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "promotions_newest" ON "promotions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "entries_author" ON "entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "entries_writer" ON "entries" USING btree ("created_by","updated_at");--> statement-breakpoint
CREATE INDEX "entries_recent" ON "entries" USING btree ("kind","updated_at");--> statement-breakpoint
CREATE INDEX "entry_drafts_due" ON "entry_drafts" USING btree ("scheduled_at") WHERE "entry_drafts"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "entry_products_slug" ON "entry_products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "entry_redirects_entry" ON "entry_redirects" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_revisions_version" ON "entry_revisions" USING btree ("entry_id","locale","version");--> statement-breakpoint
CREATE INDEX "entry_shelves_newest" ON "entry_shelves" USING btree ("locale","kind","shelf","published_at","entry_id");--> statement-breakpoint
CREATE INDEX "entry_shelves_any" ON "entry_shelves" USING btree ("locale","shelf","published_at","entry_id");--> statement-breakpoint
CREATE INDEX "entry_texts_stems" ON "entry_texts" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at","id") WHERE "messages"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stock_notices_recipient" ON "stock_notices" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_by_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_newest_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree (("address" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "stock_holds_by_variant" ON "stock_holds" USING btree ("variant_id","expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_invoice" ON "sandbox_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id","turn");--> statement-breakpoint
CREATE INDEX "refund_cases_order" ON "refund_cases" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_cases_open" ON "refund_cases" USING btree ("due_on") WHERE "refund_cases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "product_taxons_product" ON "product_taxons" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("available_on","id") WHERE "products"."selling_price" > 1 AND "products"."total_on_hand" > 0 AND "products"."image_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_taxon" ON "products" USING btree ("taxon_id");--> statement-breakpoint
CREATE INDEX "products_selling_price" ON "products" USING btree ("selling_price");--> statement-breakpoint
CREATE INDEX "products_sale" ON "products" USING btree ("sale_percent");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_over" ON "products" USING btree ("available_until") WHERE "products"."available_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_sale_start" ON "variants" USING btree ("sale_start_at") WHERE "variants"."sale_start_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "variants_sale_expire" ON "variants" USING btree ("sale_expire_at") WHERE "variants"."sale_expire_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_prices_once" ON "personal_prices" USING btree ("number","variant_id");--> statement-breakpoint
CREATE INDEX "personal_prices_user" ON "personal_prices" USING btree ("user_id","variant_id");--> statement-breakpoint
CREATE INDEX "price_rounds_suggestion" ON "price_rounds" USING btree ("suggestion_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_suggestions_waiting" ON "price_suggestions" USING btree ("user_id","variant_id") WHERE "price_suggestions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "price_suggestions_user" ON "price_suggestions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "price_suggestions_state" ON "price_suggestions" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_lines_variant" ON "quote_lines" USING btree ("quote_id","variant_id");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "quotes_state" ON "quotes" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_product_review" ON "comments" USING btree ("user_id","product_id") WHERE "comments"."rating" IS NOT NULL AND "comments"."product_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_vendor_review" ON "comments" USING btree ("user_id","vendor_id") WHERE "comments"."rating" IS NOT NULL AND "comments"."vendor_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_product" ON "comments" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_vendor" ON "comments" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_entry" ON "comments" USING btree ("entry_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("created_at") WHERE "comments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "comments_reply" ON "comments" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_front" ON "search_documents" USING gin ("words") WHERE "search_documents"."front";--> statement-breakpoint
CREATE INDEX "search_words_key" ON "search_words" USING btree ("key");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_bones" ON "search_words" USING btree ("bones");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_frequency" ON "search_words" USING btree ("frequency");--> statement-breakpoint
CREATE INDEX "zones_parent" ON "zones" USING btree ("parent","number");--> statement-breakpoint
CREATE INDEX "wishes_by_variant" ON "wishes" USING btree ("variant_id");