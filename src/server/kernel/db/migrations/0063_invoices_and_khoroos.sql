CREATE INDEX "payment_sessions_created" ON "payment_sessions" USING btree ("created_at") WHERE state = 'created';--> statement-breakpoint
UPDATE saved_addresses SET address = jsonb_set(address, '{quarter}', to_jsonb(zones.code)) FROM zones
WHERE zones.parent = address->>'district' AND zones.number::text = address->>'quarter';
--> statement-breakpoint
DELETE FROM saved_addresses AS one USING saved_addresses AS other
WHERE one.user_id = other.user_id AND one.label = '' AND NOT one.is_default AND (other.is_default, other.id) > (one.is_default, one.id)
  AND (one.address - '{city_name,district_name,quarter_name}'::text[]) = (other.address - '{city_name,district_name,quarter_name}'::text[]);
