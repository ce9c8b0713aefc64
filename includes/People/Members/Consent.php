<?php
/** The log of consents: what a member agreed to or refused, in which wording and language, when and where. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Post;

/** Answers are added, never changed; for each purpose the last one counts. */
final class Consent {

	/** Purpose by field. */
	private const PURPOSES = array(
		'cgu_1'                => 'terms',
		'cgu_2'                => 'privacy',
		'newsletter'           => 'newsletter',
		'notification_enabled' => 'job_alerts',
	);

	/** Setting that names the page with the wording, by purpose. Other purposes have their wording in the form. */
	private const PAGES = array( 'terms' => 'terms_page', 'privacy' => 'privacy_page' );

	/**
	 * Logs the consents among the values.
	 * @param array<string,mixed> $values Cleaned fields.
	 */
	public static function log( int $user_id, array $values, string $source ): void {
		global $wpdb;
		foreach ( array_intersect_key( self::PURPOSES, $values ) as $field => $purpose ) {
			$wpdb->insert(
				Tables::name( 'consent' ),
				array(
					'user_id'     => $user_id,
					'purpose'     => $purpose,
					'granted'     => (int) (bool) $values[ $field ],
					'wording'     => self::wording( $purpose ),
					'locale'      => determine_locale(),
					'source'      => $source,
					'created_gmt' => Clock::gmt(),
				)
			);
		}
	}

	/**
	 * SQL for the last time a member has agreed to the newsletter.
	 * @param string $user_id Column with their ids, of fixed words.
	 */
	public static function sql_newsletter_since( string $user_id ): string {
		$table = Tables::name( 'consent' );
		return "( SELECT MAX(c.created_gmt) FROM {$table} c WHERE c.user_id = {$user_id} AND c.purpose = 'newsletter' AND c.granted = 1 )";
	}

	/** @return list<array<string,mixed>> A member's answers, oldest first. */
	public static function of( int $user_id ): array {
		return array_map(
			static fn( array $row ): array => array( 'granted' => (bool) $row['granted'] ) + $row,
			Sql::rows(
				'SELECT purpose, granted, wording, locale, source, created_gmt FROM {consent} WHERE user_id = %d ORDER BY created_gmt, id',
				$user_id
			)
		);
	}

	/**
	 * For display.
	 * @param string $purpose One of PURPOSES.
	 */
	public static function label( string $purpose ): string {
		return match ( $purpose ) {
			'terms'      => __( 'Terms and conditions', 'design-marketplace' ),
			'privacy'    => __( 'Privacy policy', 'design-marketplace' ),
			'newsletter' => __( 'Newsletter', 'design-marketplace' ),
			'job_alerts' => __( 'Emails about matching jobs', 'design-marketplace' ),
			default      => $purpose,
		};
	}

	public static function forget( int $user_id ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'consent' ), array( 'user_id' => $user_id ) );
	}

	/** The version of the text agreed to: slug, time and hash of the page, or the plugin's version for the form's label. */
	private static function wording( string $purpose ): string {
		$page = isset( self::PAGES[ $purpose ] ) ? get_page_by_path( (string) Site_Settings::get( self::PAGES[ $purpose ] ) ) : null;
		return $page instanceof WP_Post
			? "{$page->post_name} {$page->post_modified_gmt} " . substr( md5( $page->post_content ), 0, 12 )
			: 'form ' . DESIGN_MARKETPLACE_VERSION;
	}
}
