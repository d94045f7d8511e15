CREATE TABLE "roulette_draws" (
	"id" serial PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"prize_id" integer,
	"title" jsonb NOT NULL,
	"has_prize" boolean NOT NULL,
	"position" integer NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"weights" jsonb NOT NULL,
	"drawn_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roulette_draws_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "roulette_locations" (
	"id" serial PRIMARY KEY NOT NULL,
	"branch_code" text NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roulette_locations_branch_code_unique" UNIQUE("branch_code")
);
--> statement-breakpoint
CREATE TABLE "roulette_prizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"weight" integer NOT NULL,
	"stock" integer,
	"won" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "roulette_prizes_stock" CHECK ("roulette_prizes"."won" >= 0 AND ("roulette_prizes"."stock" IS NULL OR "roulette_prizes"."won" <= "roulette_prizes"."stock")),
	CONSTRAINT "roulette_prizes_weight" CHECK ("roulette_prizes"."weight" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "roulette_users" (
	"id" serial PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roulette_users_once" UNIQUE("location_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "roulette_draws" ADD CONSTRAINT "roulette_draws_location_id_roulette_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."roulette_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_draws" ADD CONSTRAINT "roulette_draws_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_draws" ADD CONSTRAINT "roulette_draws_prize_id_roulette_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."roulette_prizes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_draws" ADD CONSTRAINT "roulette_draws_drawn_by_users_id_fk" FOREIGN KEY ("drawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_locations" ADD CONSTRAINT "roulette_locations_branch_code_branches_code_fk" FOREIGN KEY ("branch_code") REFERENCES "public"."branches"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "roulette_locations" ADD CONSTRAINT "roulette_locations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_prizes" ADD CONSTRAINT "roulette_prizes_location_id_roulette_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."roulette_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_users" ADD CONSTRAINT "roulette_users_location_id_roulette_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."roulette_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_users" ADD CONSTRAINT "roulette_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_users" ADD CONSTRAINT "roulette_users_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roulette_draws_location" ON "roulette_draws" USING btree ("location_id","id");--> statement-breakpoint
CREATE INDEX "roulette_prizes_location" ON "roulette_prizes" USING btree ("location_id","position");--> statement-breakpoint
CREATE INDEX "roulette_users_user" ON "roulette_users" USING btree ("user_id");