<?php
/** Checks wp-admin's forms of works and missions by the same rules as members' forms. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Jobs\Missions\Job_Rules;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use WP_Post;

final class Item_Form {

	/** Name of the array that holds our fields. */
	public const FIELDS = 'dm_item';

	/** Name of a field that marks our box or quick edit as filled in. Without it our fields are not written. */
	public const MARK = 'dm_item_of';

	/** Name of the field with the version that the form was loaded with. */
	public const VERSION = 'dm_item_version';

	/** Core's names of the texts on the edit screen and in quick edit. */
	private const TEXTS = array( 'title' => 'post_title', 'description' => 'content' );

	/** The rules of a post's type: the texts, without pictures and what only the designer decides. */
	public static function rules( WP_Post $post ): Form {
		return Mission_Type::NAME === $post->post_type
			? Contract::form( 'mission', 'mission' )
			: Contract::form( 'work', 'work' )->without( ...Work_Type::images(), ...array( 'pictures', 'visibility', 'with', 'for' ) );
	}

	/** @return array<string,mixed> Our fields of the request, empty unless they are marked as filled in. */
	public static function sent(): array {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- core has checked the nonce; the form cleans.
		$fields = isset( $_POST[ self::FIELDS ] ) && is_array( $_POST[ self::FIELDS ] ) && ! empty( $_POST[ self::MARK ] )
			? wp_unslash( $_POST[ self::FIELDS ] )
			: array();
		// phpcs:enable
		foreach ( array( 'skill', 'languages' ) as $list ) {
			if ( isset( $fields[ $list ] ) && is_array( $fields[ $list ] ) ) {
				$fields[ $list ] = array_values( array_filter( $fields[ $list ] ) );
			}
		}
		foreach ( array( 'postingDate', 'deadline' ) as $day ) {
			if ( isset( $fields[ $day ] ) && is_string( $fields[ $day ] ) ) {
				$fields[ $day ] = str_replace( '-', '/', $fields[ $day ] );
			}
		}
		return $fields;
	}

	/**
	 * @param array<string,mixed> $values
	 * @param string|null $status Post status that is asked for.
	 * @return array<string,string>
	 */
	public static function errors( WP_Post $post, array $values, ?string $status = null ): array {
		$values = self::rules( $post )->clean( $values );
		$errors = Mission_Type::NAME === $post->post_type
			? Deadline::check( Job_Rules::errors( Job_Rules::changed( $values, $post->ID ), $post->ID, $status ), $values, $post->ID )
			: self::rules( $post )->errors( $values, true );
		return Skills::check( $errors, $values );
	}

	/** Whether the post was changed since the form was loaded. */
	public static function is_stale( WP_Post $post ): bool {
		$version = $_POST[ self::VERSION ] ?? ''; // phpcs:ignore WordPress.Security -- only compared.
		return '' !== $version && self::version( $post ) !== $version;
	}

	/** @return array<string,string> Messages about the form by field, each with the field's label. */
	public static function problems( WP_Post $post ): array {
		$problems = array();
		// phpcs:ignore WordPress.Security -- core has checked its own nonce; only compared.
		$status = $_POST['_status'] ?? $_POST['post_status'] ?? null;
		foreach ( self::errors( $post, self::texts() + self::sent(), is_string( $status ) ? $status : null ) as $field => $message ) {
			$problems[ $field ] = Ui::named( $field, $message );
		}
		return $problems;
	}

	/** A hash of the stored post, so that nobody overwrites a version they have not seen. */
	public static function version( WP_Post $post ): string {
		$stored = get_post( $post->ID );
		if ( ! $stored instanceof WP_Post ) {
			return '';
		}
		$parts = array( $stored->post_title, $stored->post_content, $stored->post_status, Member_Items::values( $stored ) );
		return md5( (string) wp_json_encode( $parts ) );
	}

	/** Hidden fields of our forms. $post: null if the script fills them in. */
	public static function marks( ?WP_Post $post ): void {
		$version = $post ? self::version( $post ) : '';
		Ui::say( Ui::hidden( array( self::MARK => (string) ( $post->ID ?? '' ), self::VERSION => $version ) ) );
	}

	/** @return array<string,string> Title and description in the request; other types than strings are read as empty. */
	private static function texts(): array {
		$texts = array();
		foreach ( self::TEXTS as $field => $name ) {
			if ( isset( $_POST[ $name ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- core has checked its own.
				$texts[ $field ] = is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : ''; // phpcs:ignore WordPress.Security -- the form cleans.
			}
		}
		return $texts;
	}
}
