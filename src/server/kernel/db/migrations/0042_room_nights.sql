CREATE TABLE "room_nights" (
	"night" date NOT NULL,
	"room_type_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "room_nights_room_type_id_night_pk" PRIMARY KEY("room_type_id","night")
);
--> statement-breakpoint
CREATE INDEX "room_nights_night" ON "room_nights" USING btree ("night","room_type_id","price");--> statement-breakpoint
CREATE INDEX "stay_nights_night" ON "stay_nights" USING btree ("night");--> statement-breakpoint
ALTER TABLE "room_rates" ADD CONSTRAINT "room_rates_length" CHECK ("room_rates"."last_night" - "room_rates"."first_night" < 1100);--> statement-breakpoint
-- Of several rates for a night the one with the highest id applies, as in `nightPrice` of src/domain/stay.ts.
CREATE FUNCTION "room_nights_write"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Serializes writers of the rates of a room type; the statements below see what the earlier one committed.
  PERFORM 1 FROM "room_types" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "room_nights" WHERE "room_type_id" = ANY("ids");
  INSERT INTO "room_nights" ("night", "room_type_id", "price")
    SELECT DISTINCT ON ("room_type_id", "night") "night", "room_type_id", "price"
    FROM (
      SELECT "id", "room_type_id", "price", "weekdays", "first_night" + generate_series(0, "last_night" - "first_night") AS "night"
      FROM "room_rates" WHERE "room_type_id" = ANY("ids")
    ) AS "rated"
    WHERE cardinality("weekdays") = 0 OR extract(dow FROM "night")::integer = ANY("weekdays")
    ORDER BY "room_type_id", "night", "id" DESC;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "room_rates_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM "room_nights_write"(array(SELECT DISTINCT "room_type_id" FROM "new_rates")); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM "room_nights_write"(array(SELECT DISTINCT "room_type_id" FROM "old_rates")); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "room_rates_inserted" AFTER INSERT ON "room_rates" REFERENCING NEW TABLE AS "new_rates" FOR EACH STATEMENT EXECUTE FUNCTION "room_rates_changed"();
--> statement-breakpoint
CREATE TRIGGER "room_rates_updated" AFTER UPDATE ON "room_rates" REFERENCING OLD TABLE AS "old_rates" NEW TABLE AS "new_rates" FOR EACH STATEMENT EXECUTE FUNCTION "room_rates_changed"();
--> statement-breakpoint
CREATE TRIGGER "room_rates_deleted" AFTER DELETE ON "room_rates" REFERENCING OLD TABLE AS "old_rates" FOR EACH STATEMENT EXECUTE FUNCTION "room_rates_changed"();
--> statement-breakpoint
SELECT "room_nights_write"(array(SELECT DISTINCT "room_type_id" FROM "room_rates"));
