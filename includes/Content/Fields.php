<?php
/**
 * The one list of typed fields: what pages, events, tools, readings and past projects have beside title and text.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Error;
use WP_REST_Request;

/**
 * The editor's panel, the classic editor's meta box, REST and the database's cleaning all read it.
 *
 * @phpstan-type Field array{name:string,kind:string,label:string,help:string,max:int}
 */
final class Fields {

	private const ARTICLE = array( Types::READING, Types::PAST_PROJECT );

	/**
	 * Post types that have fields.
	 *
	 * @return list<string>
	 */
	public static function types(): array {
		return array_merge( array( 'page', Types::EVENT, Types::RESOURCE ), self::ARTICLE );
	}

	/**
	 * Heading of a type's fields.
	 *
	 * @param string $type Post type.
	 */
	public static function title( string $type ): string {
		return match ( true ) {
			'page' === $type          => __( 'Button below the title', 'design-marketplace' ),
			Types::EVENT === $type    => __( 'Event', 'design-marketplace' ),
			Types::RESOURCE === $type => __( 'Tool', 'design-marketplace' ),
			default                   => __( 'Article', 'design-marketplace' ),
		};
	}

	/**
	 * The fields of a post type, in the order they are asked for.
	 *
	 * @param string $type Post type.
	 * @return list<Field>
	 */
	public static function of( string $type ): array {
		return match ( true ) {
			'page' === $type                      => self::page(),
			Types::EVENT === $type                => self::event(),
			Types::RESOURCE === $type             => self::resource(),
			in_array( $type, self::ARTICLE, true ) => self::article(),
			default                               => array(),
		};
	}

	/**
	 * Registers the fields as meta of their types, for the REST API and for every other writer.
	 */
	public static function register(): void {
		foreach ( self::types() as $type ) {
			foreach ( self::of( $type ) as $field ) {
				$is_id = 'file' === $field['kind'];
				register_post_meta(
					$type,
					self::key( $field ),
					array(
						'type'              => $is_id ? 'integer' : 'string',
						'label'             => $field['label'],
						'description'       => $field['help'],
						'single'            => true,
						'default'           => $is_id ? 0 : '',
						'show_in_rest'      => true,
						// A preview shows the fields of the version that is written.
						'revisions_enabled' => post_type_supports( $type, 'revisions' ),
						'sanitize_callback' => static fn( mixed $value ): int|string => Field_Rules::clean( $field, $value ),
						'auth_callback'     => static fn( bool $allowed, string $key, int $post_id, int $user_id ): bool => user_can( $user_id, 'edit_post', $post_id ),
					)
				);
			}
			add_filter( "rest_pre_insert_{$type}", static fn( mixed $post, WP_REST_Request $request ): mixed => self::refuse( $type, $request ) ?? $post, 10, 2 );
		}
		add_filter( 'is_protected_meta', array( self::class, 'protect' ), 10, 3 );
	}

	/**
	 * Name of a field's meta.
	 *
	 * @param Field $field Field.
	 */
	public static function key( array $field ): string {
		return Types::META_PREFIX . $field['name'];
	}

	/**
	 * What is wrong with the values sent, by meta key. Only those sent are looked at.
	 *
	 * @param string              $type   Post type.
	 * @param array<mixed>        $values Values by meta key.
	 * @return array<string,string> Meta key => label and message.
	 */
	public static function problems( string $type, array $values ): array {
		$problems = array();
		foreach ( self::of( $type ) as $field ) {
			$key     = self::key( $field );
			$problem = isset( $values[ $key ] ) ? Field_Rules::problem( $field, $values[ $key ] ) : '';
			if ( '' !== $problem ) {
				/* translators: 1: name of a field, 2: what is wrong with it. */
				$problems[ $key ] = sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $field['label'], $problem );
			}
		}
		return $problems;
	}

	/**
	 * Why a post is not saved: it has values that are wrong.
	 *
	 * @param string                               $type    Post type.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	private static function refuse( string $type, WP_REST_Request $request ): ?WP_Error {
		$problems = is_array( $request['meta'] ) ? self::problems( $type, $request['meta'] ) : array();
		return $problems ? new WP_Error(
			'rest_invalid_param',
			// The editor shows the message alone.
			implode( ' ', $problems ),
			array(
				'status' => 400,
				'params' => $problems,
			)
		) : null;
	}

	/**
	 * Keeps the fields out of the classic editor's list of custom fields, where nothing would be told.
	 *
	 * @param bool   $is_protected Whether core hides it.
	 * @param string $key          Meta key.
	 * @param string $object       Kind of object, 'post' or another.
	 */
	public static function protect( bool $is_protected, string $key, string $object ): bool {
		return $is_protected || ( 'post' === $object && in_array( $key, self::keys(), true ) );
	}

	/**
	 * The meta keys of all types.
	 *
	 * @return list<string>
	 */
	private static function keys(): array {
		static $keys = null;
		$keys      ??= array_map( array( self::class, 'key' ), array_merge( ...array_map( array( self::class, 'of' ), self::types() ) ) );
		return $keys;
	}

	/**
	 * A page's button.
	 *
	 * @return list<Field>
	 */
	private static function page(): array {
		return array(
			self::field( 'btn_txt', 'text', __( 'Button text', 'design-marketplace' ), __( 'The button is shown when it has a text and a link.', 'design-marketplace' ), 60 ),
			self::field( 'btn_link', 'link', __( 'Button link', 'design-marketplace' ), __( 'A web address, or a path of this site such as /signup.', 'design-marketplace' ) ),
		);
	}

	/**
	 * When, where and with whom.
	 *
	 * @return list<Field>
	 */
	private static function event(): array {
		return array(
			self::field( 'date', 'day', __( 'Day', 'design-marketplace' ), __( 'An event is past once its day has ended. Without a day it takes the one it was published on.', 'design-marketplace' ) ),
			self::field( 'location', 'text', __( 'Location', 'design-marketplace' ), __( 'Room, building or city. Long ones are shortened in the list.', 'design-marketplace' ) ),
			self::field( 'organizer', 'text', __( 'Organizer', 'design-marketplace' ), __( 'Who invites.', 'design-marketplace' ) ),
			self::field( 'speaker', 'text', __( 'Speaker', 'design-marketplace' ), __( 'Shown as “With …”.', 'design-marketplace' ) ),
			self::field( 'link', 'link', __( 'Link', 'design-marketplace' ), __( 'Where people read more or register. Without one the event is no link.', 'design-marketplace' ) ),
			self::language(),
		);
	}

	/**
	 * What a tool is, its file and its film.
	 *
	 * @return list<Field>
	 */
	private static function resource(): array {
		return array(
			self::field( 'description', 'lines', __( 'Description', 'design-marketplace' ), __( 'Two or three sentences on the tool’s card.', 'design-marketplace' ), 1000 ),
			self::field( 'file', 'file', __( 'File', 'design-marketplace' ), __( 'What people download. Its size and the day of its last change are shown.', 'design-marketplace' ) ),
			self::field( 'youtube_link', 'url', __( 'Film', 'design-marketplace' ), __( 'Web address of a film, for a tool to watch instead of one to download.', 'design-marketplace' ) ),
			self::field( 'youtube_duration', 'duration', __( 'Duration of the film', 'design-marketplace' ), __( 'Minutes and seconds, such as 8:20.', 'design-marketplace' ), 10 ),
			self::language(),
		);
	}

	/**
	 * Where an article is told, and how long it takes.
	 *
	 * @return list<Field>
	 */
	private static function article(): array {
		return array(
			self::field( 'read_time', 'minutes', __( 'Reading time', 'design-marketplace' ), __( 'In minutes: 4, or 4 min.', 'design-marketplace' ), 20 ),
			self::field( 'medium_link', 'url', __( 'Link', 'design-marketplace' ), __( 'Where the whole article is. Its title and picture lead there.', 'design-marketplace' ) ),
			self::language(),
		);
	}

	/**
	 * The language the title and the texts are written in.
	 *
	 * @return Field
	 */
	private static function language(): array {
		return self::field( 'locale', 'language', __( 'Language', 'design-marketplace' ), __( 'The language it is written in: screen readers pronounce it and browsers break its words by it.', 'design-marketplace' ) );
	}

	/**
	 * A row of the list.
	 *
	 * @param string $name  Name in the contract.
	 * @param string $kind  Kind of Field_Rules.
	 * @param string $label Label.
	 * @param string $help  What it is for, one sentence or two.
	 * @param int    $max   Characters at most.
	 * @return Field
	 */
	private static function field( string $name, string $kind, string $label, string $help, int $max = 0 ): array {
		return array(
			'name'  => $name,
			'kind'  => $kind,
			'label' => $label,
			'help'  => $help,
			'max'   => $max > 0 ? $max : ( 'text' === $kind ? 200 : 2000 ),
		);
	}
}
