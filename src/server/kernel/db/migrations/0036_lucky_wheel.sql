CREATE TABLE "wheel_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"allowance" text NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"secret" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" integer,
	CONSTRAINT "wheel_campaigns_period" CHECK ("wheel_campaigns"."ends_at" > "wheel_campaigns"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "wheel_plays" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"prize_id" integer NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"weights" jsonb NOT NULL,
	"coupon_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wheel_plays_attempt" UNIQUE("campaign_id","user_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "wheel_prizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"product_id" integer,
	"weight" integer NOT NULL,
	"stock" integer,
	"won" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wheel_prizes_position" UNIQUE("campaign_id","position"),
	CONSTRAINT "wheel_prizes_stock" CHECK ("wheel_prizes"."won" >= 0 AND ("wheel_prizes"."stock" IS NULL OR "wheel_prizes"."won" <= "wheel_prizes"."stock")),
	CONSTRAINT "wheel_prizes_weight" CHECK ("wheel_prizes"."weight" BETWEEN 0 AND 10000),
	CONSTRAINT "wheel_prizes_goods" CHECK (("wheel_prizes"."kind" = 'goods') = ("wheel_prizes"."product_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "wheel_campaigns" ADD CONSTRAINT "wheel_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_campaigns" ADD CONSTRAINT "wheel_campaigns_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_plays" ADD CONSTRAINT "wheel_plays_campaign_id_wheel_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."wheel_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_plays" ADD CONSTRAINT "wheel_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_plays" ADD CONSTRAINT "wheel_plays_prize_id_wheel_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."wheel_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_plays" ADD CONSTRAINT "wheel_plays_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_prizes" ADD CONSTRAINT "wheel_prizes_campaign_id_wheel_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."wheel_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_prizes" ADD CONSTRAINT "wheel_prizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wheel_campaigns_starts" ON "wheel_campaigns" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "wheel_plays_user" ON "wheel_plays" USING btree ("user_id","id");