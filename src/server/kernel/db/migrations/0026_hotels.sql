CREATE TABLE "hotel_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"stay_id" integer,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hotel_reviews_stay_id_unique" UNIQUE("stay_id"),
	CONSTRAINT "hotel_reviews_rating" CHECK ("hotel_reviews"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"zone_code" text NOT NULL,
	"address" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"stars" integer,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"rules" jsonb NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hotels_slug_unique" UNIQUE("slug"),
	CONSTRAINT "hotels_stars" CHECK ("hotels"."stars" IS NULL OR "hotels"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "passengers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_closures" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_type_id" integer NOT NULL,
	"first_night" date NOT NULL,
	"last_night" date NOT NULL,
	"rooms" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_closures_nights" CHECK ("room_closures"."first_night" <= "room_closures"."last_night" AND ("room_closures"."rooms" IS NULL OR "room_closures"."rooms" > 0))
);
--> statement-breakpoint
CREATE TABLE "room_rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_type_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"first_night" date NOT NULL,
	"last_night" date NOT NULL,
	"weekdays" integer[] DEFAULT '{}' NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "room_rates_price" CHECK ("room_rates"."price" > 0 AND "room_rates"."first_night" <= "room_rates"."last_night")
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image_id" text,
	"square_metres" integer NOT NULL,
	"rooms" integer NOT NULL,
	"max_adults" integer NOT NULL,
	"max_guests" integer NOT NULL,
	"extra_beds" integer DEFAULT 0 NOT NULL,
	"base_price" bigint NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "room_types_counts" CHECK ("room_types"."rooms" >= 0 AND "room_types"."base_price" > 0 AND "room_types"."max_adults" > 0 AND "room_types"."max_guests" >= "room_types"."max_adults" AND "room_types"."extra_beds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stay_nights" (
	"stay_id" integer NOT NULL,
	"night" date NOT NULL,
	"room_type_id" integer NOT NULL,
	"rooms" integer NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "stay_nights_stay_id_night_pk" PRIMARY KEY("stay_id","night"),
	CONSTRAINT "stay_nights_rooms" CHECK ("stay_nights"."rooms" > 0)
);
--> statement-breakpoint
CREATE TABLE "stays" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" uuid,
	"order_id" integer,
	"order_line_id" integer,
	"room_type_id" integer NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"guests" jsonb NOT NULL,
	"flight" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seen_total" bigint NOT NULL,
	"line" jsonb,
	"code" text,
	"expires_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "stays_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "stays_code_unique" UNIQUE("code"),
	CONSTRAINT "stays_owner" CHECK (("stays"."state" = 'cart') = ("stays"."order_id" IS NULL) AND ("stays"."state" <> 'cart' OR "stays"."cart_id" IS NOT NULL)),
	CONSTRAINT "stays_ordered" CHECK ("stays"."order_id" IS NULL OR ("stays"."line" IS NOT NULL AND "stays"."code" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "hotel_reviews" ADD CONSTRAINT "hotel_reviews_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_reviews" ADD CONSTRAINT "hotel_reviews_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_zone_code_zones_code_fk" FOREIGN KEY ("zone_code") REFERENCES "public"."zones"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_rates" ADD CONSTRAINT "room_rates_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_nights" ADD CONSTRAINT "stay_nights_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_nights" ADD CONSTRAINT "stay_nights_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_reviews_newest" ON "hotel_reviews" USING btree ("hotel_id","created_at");--> statement-breakpoint
CREATE INDEX "hotels_zone" ON "hotels" USING btree ("zone_code");--> statement-breakpoint
CREATE INDEX "passengers_user" ON "passengers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_closures_room" ON "room_closures" USING btree ("room_type_id","last_night");--> statement-breakpoint
CREATE INDEX "room_rates_room" ON "room_rates" USING btree ("room_type_id","id");--> statement-breakpoint
CREATE INDEX "room_types_hotel" ON "room_types" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "stay_nights_room" ON "stay_nights" USING btree ("room_type_id","night");--> statement-breakpoint
CREATE INDEX "stays_cart" ON "stays" USING btree ("cart_id") WHERE "stays"."state" = 'cart';--> statement-breakpoint
CREATE INDEX "stays_order" ON "stays" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id");
