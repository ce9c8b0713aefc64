<?php
/** A list of the data the site stores about a member, and where, as the rooms declare it. A test compares it with the database. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Privacy;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Has_Formal_Data;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Private_Data;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Declares\Retains;

final class Inventory {

	/** @return array<string,bool> Meta keys of users besides the fields of member.json, and whether a member's export contains them. */
	public static function user_meta(): array {
		return Declared::all( Has_User_Meta::class, static fn( Has_User_Meta $module ): array => $module->user_meta() );
	}

	/** @return array<string,string> By table of the plugin, the column that names a member. All rows of a deleted member are removed. */
	public static function columns(): array {
		$naming = array();
		foreach ( Tables::declared() as $table => $columns ) {
			if ( preg_match( '/^\s*(user_id|recipient) /m', $columns, $match ) ) {
				$naming[ $table ] = $match[1];
			}
		}
		return $naming;
	}

	/** @return list<string> Post types whose posts are a member's own data. */
	public static function post_types(): array {
		return array_keys(
			array_filter( Declared::all( Has_Content::class, static fn( Has_Content $module ): array => $module->post_types() ) )
		);
	}

	/** @return array<string,string> */
	public static function groups(): array {
		return Declared::all( Has_Personal_Data::class, static fn( Has_Personal_Data $module ): array => $module->groups() );
	}

	/**
	 * The data about a member that administrators may hand out, by group. It contains nothing about other people.
	 * @return array<string,mixed>
	 */
	public function export( int $user_id ): array {
		$user   = get_userdata( $user_id );
		$groups = $user
			? Declared::all( Has_Personal_Data::class, static fn( Has_Personal_Data $module ): array => $module->export( $user ) )
			: array();
		return isset( $groups['account'] ) ? array( 'exported' => gmdate( 'Y-m-d\TH:i:s\Z', Clock::now() ) ) + $groups : array();
	}

	/** @return array<string,mixed> The same with data that only the member may fetch. The caller checks that it is the member. */
	public function own( int $user_id ): array {
		$user   = get_userdata( $user_id );
		$export = $this->export( $user_id );
		return $user && $export
			? array_replace(
				$export,
				Declared::all( Has_Private_Data::class, static fn( Has_Private_Data $module ): array => $module->private_export( $user ) )
			)
			: $export;
	}

	/**
	 * An export as a file.
	 * @param array<string,mixed> $export Result of export() or own().
	 */
	public function json( array $export ): string {
		return (string) wp_json_encode( $export, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Notes that others have written for themselves about a member, by group. Members cannot download them; the operator hands them out.
	 * @return array<string,mixed>
	 */
	public function formal( int $user_id ): array {
		$user = get_userdata( $user_id );
		return $user
			? Declared::all( Has_Formal_Data::class, static fn( Has_Formal_Data $module ): array => $module->formal_export( $user ) )
			: array();
	}

	/** Once a day, has each room remove data that is old enough. */
	public function expire(): void {
		foreach ( Declared::by( Retains::class ) as $module ) {
			$module->expire();
		}
	}

	/** Adds a text about the marketplace to WordPress' guide for privacy policies. */
	public function suggest_policy(): void {
		wp_add_privacy_policy_content( __( 'Design Marketplace', 'design-marketplace' ), self::policy_text() );
	}

	public static function policy_text(): string {
		$parts = Declared::all( Has_Personal_Data::class, static fn( Has_Personal_Data $module ): array => $module->policy() );
		$html  = '<p class="privacy-policy-tutorial">' . esc_html__(
			'This text describes the marketplace as it is set up now. Add who you are, which law you are under, and who hosts the site.',
			'design-marketplace'
		) . '</p>';
		foreach ( $parts as $heading => $text ) {
			$html .= '<h3>' . esc_html( $heading ) . '</h3><p>' . esc_html( $text ) . '</p>';
		}
		return $html;
	}
}
