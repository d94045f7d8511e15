CREATE TABLE "jackpot_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"jackpot_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"client_seed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_entries_once" UNIQUE("jackpot_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"start" bigint DEFAULT 0 NOT NULL,
	"permille" integer NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"server_seed" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" integer,
	"drawn_at" timestamp with time zone,
	"pot" bigint,
	"tickets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer,
	"winner_id" integer,
	"winner_order_id" integer,
	CONSTRAINT "jackpots_period" CHECK ("jackpots"."draws_at" > "jackpots"."starts_at"),
	CONSTRAINT "jackpots_permille" CHECK ("jackpots"."permille" BETWEEN 0 AND 100),
	CONSTRAINT "jackpots_drawn" CHECK (("jackpots"."drawn_at" IS NULL) = ("jackpots"."pot" IS NULL) AND ("jackpots"."drawn_at" IS NULL OR "jackpots"."stopped_at" IS NULL)),
	CONSTRAINT "jackpots_winner" CHECK (("jackpots"."winner_id" IS NULL) = ("jackpots"."position" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "jackpot_entries" ADD CONSTRAINT "jackpot_entries_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_entries" ADD CONSTRAINT "jackpot_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpots" ADD CONSTRAINT "jackpots_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpots" ADD CONSTRAINT "jackpots_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpots" ADD CONSTRAINT "jackpots_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpots" ADD CONSTRAINT "jackpots_winner_order_id_orders_id_fk" FOREIGN KEY ("winner_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpots_starts" ON "jackpots" USING btree ("starts_at");