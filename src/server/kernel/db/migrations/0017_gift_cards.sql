CREATE TABLE "gift_card_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_card_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"amount" bigint,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_line_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"buyer_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"number_hash" text,
	"last_four" text,
	"password_hash" text,
	"delivered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"voided_total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_cards_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "gift_cards_number_hash_unique" UNIQUE("number_hash"),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount" > 0 AND "gift_cards"."voided_total" BETWEEN 0 AND "gift_cards"."amount"),
	CONSTRAINT "gift_cards_secrets" CHECK (num_nonnulls("gift_cards"."number_hash", "gift_cards"."last_four", "gift_cards"."password_hash") IN (0, 3) AND ("gift_cards"."state" <> 'active' OR "gift_cards"."number_hash" IS NOT NULL)),
	CONSTRAINT "gift_cards_contact" CHECK (("gift_cards"."channel" = 'self') = ("gift_cards"."contact" = ''))
);
--> statement-breakpoint
ALTER TABLE "line_items" DROP CONSTRAINT "line_items_variant";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "line_items" ADD COLUMN "gift_card" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_card" jsonb;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_events_card" ON "gift_card_events" USING btree ("gift_card_id","id");--> statement-breakpoint
CREATE INDEX "gift_cards_order" ON "gift_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_order_number" ON "gift_cards" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "gift_cards_last_four" ON "gift_cards" USING btree ("last_four");--> statement-breakpoint
CREATE INDEX "gift_cards_state" ON "gift_cards" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "gift_cards_buyer" ON "gift_cards" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "line_items_variant" ON "line_items" USING btree ("cart_id","variant_id") WHERE "line_items"."gift_card" IS NULL;--> statement-breakpoint
CREATE INDEX "line_items_cart" ON "line_items" USING btree ("cart_id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("kind","currency","user_id","order_id","gift_card_id","provider");--> statement-breakpoint
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_gift_card" CHECK ("line_items"."gift_card" IS NULL OR "line_items"."quantity" = 1);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK (CASE WHEN "ledger_accounts"."kind" IN ('wallet', 'gift_wallet', 'bonus', 'points') THEN "ledger_accounts"."user_id" IS NOT NULL AND num_nonnulls("ledger_accounts"."order_id", "ledger_accounts"."gift_card_id", "ledger_accounts"."provider") = 0 WHEN "ledger_accounts"."kind" IN ('order', 'refunds_due') THEN "ledger_accounts"."order_id" IS NOT NULL AND num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."gift_card_id", "ledger_accounts"."provider") = 0 WHEN "ledger_accounts"."kind" = 'gift_card' THEN "ledger_accounts"."gift_card_id" IS NOT NULL AND num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."order_id", "ledger_accounts"."provider") = 0 ELSE num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."order_id", "ledger_accounts"."gift_card_id") = 0 AND ("ledger_accounts"."kind" = 'clearing') = ("ledger_accounts"."provider" IS NOT NULL) END);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift_card" CHECK (("order_lines"."kind" = 'gift_card') = ("order_lines"."gift_card" IS NOT NULL));
--> statement-breakpoint
-- The tables of gift cards and of the ledger do not name orders and gift cards in code; their foreign keys are here.
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id");
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id");
