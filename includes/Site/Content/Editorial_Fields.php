<?php
/** All typed fields of pages, events, tools, readings and past projects, besides title and text. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Site\Room;
use WP_Error;
use WP_REST_Request;

/**
 * Used by the editor's panel, REST and sanitizing.
 * @phpstan-type Field array{name:string,kind:string,label:string,help:string,max:int}
 */
final class Editorial_Fields {

	/** Post types with fields. */
	public const TYPES = array( 'page', Item_Types::EVENT, Item_Types::RESOURCE, Item_Types::READING, Item_Types::PAST_PROJECT );

	private const ARTICLE = array( Item_Types::READING, Item_Types::PAST_PROJECT );

	public static function title( string $type ): string {
		return match ( true ) {
			'page' === $type          => __( 'Button below the title', 'design-marketplace' ),
			Item_Types::EVENT === $type    => __( 'Event', 'design-marketplace' ),
			Item_Types::RESOURCE === $type => __( 'Tool', 'design-marketplace' ),
			default                   => __( 'Article', 'design-marketplace' ),
		};
	}

	/** @return list<Field> The fields of a post type in their order. */
	public static function of( string $type ): array {
		return match ( true ) {
			'page' === $type                      => self::page(),
			Item_Types::EVENT === $type                => self::event(),
			Item_Types::RESOURCE === $type             => self::resource(),
			in_array( $type, self::ARTICLE, true ) => self::article(),
			default                               => array(),
		};
	}

	/** Registers the fields as meta, so that REST and every other way of writing sanitizes them. */
	public static function register(): void {
		foreach ( self::TYPES as $type ) {
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
						'show_in_rest'      => true,
						// Lets previews show unsaved fields.
						'revisions_enabled' => post_type_supports( $type, 'revisions' ),
						'sanitize_callback' => static fn( mixed $value ): int|string => Field_Rules::clean( $field, $value ),
						'auth_callback'     => static fn( bool $allowed, string $key, int $post_id, int $user_id ): bool =>
							user_can( $user_id, 'edit_post', $post_id ),
					)
				);
			}
			add_filter(
				"rest_pre_insert_{$type}",
				static fn( mixed $post, WP_REST_Request $request ): mixed => self::refuse( $type, $request ) ?? $post,
				10,
				2
			);
			add_filter( "rest_pre_insert_{$type}", array( Siblings::class, 'refuse_second' ), 11, 2 );
			add_filter( "rest_{$type}_query", array( Siblings::class, 'one_of_each' ), 10, 2 );
		}
		add_filter( 'is_protected_meta', array( self::class, 'protect' ), 10, 3 );
	}

	/** @param Field $field */
	public static function key( array $field ): string {
		return Editorial_Types::META_PREFIX . $field['name'];
	}

	/**
	 * Errors by meta key, of the given values only.
	 * @param array<mixed> $values Values by meta key.
	 * @return array<string,string> Label and message by meta key.
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

	private static function refuse( string $type, WP_REST_Request $request ): ?WP_Error {
		$problems = is_array( $request['meta'] ) ? self::problems( $type, $request['meta'] ) : array();
		return $problems ? new WP_Error(
			'rest_invalid_param',
			// The editor shows only the message.
			implode( ' ', $problems ),
			array( 'status' => 400, 'params' => $problems )
		) : null;
	}

	/**
	 * Hides the fields in the classic editor's list of custom fields, which would show no errors.
	 * @param string $object Kind of object, 'post' or another.
	 */
	public static function protect( bool $is_protected, string $key, string $object ): bool {
		return $is_protected || ( 'post' === $object && in_array( $key, self::keys(), true ) );
	}

	/** @return list<string> */
	private static function keys(): array {
		static $keys = null;
		$keys      ??= array_map( array( self::class, 'key' ), array_merge( ...array_map( array( self::class, 'of' ), self::TYPES ) ) );
		return $keys;
	}

	/** @return list<Field> */
	private static function page(): array {
		return array(
			self::field(
				'btn_txt',
				'text',
				__( 'Button text', 'design-marketplace' ),
				__( 'The button is shown when it has a text and a link.', 'design-marketplace' ),
				60
			),
			self::field(
				'btn_link',
				'link',
				__( 'Button link', 'design-marketplace' ),
				__( 'A web address, or a path of this site such as /signup.', 'design-marketplace' )
			),
			self::language(),
		);
	}

	/** @return list<Field> */
	private static function event(): array {
		return array(
			self::field(
				'date',
				'day',
				__( 'Day', 'design-marketplace' ),
				__( 'An event is past once its day has ended. Without a date, the day it was published counts.', 'design-marketplace' )
			),
			self::field( 'time', 'time', __( 'Begins at', 'design-marketplace' ), __( 'Empty for a whole day.', 'design-marketplace' ), 5 ),
			self::field(
				'end',
				'time',
				__( 'Ends at', 'design-marketplace' ),
				__( 'An earlier time than the beginning is on the next day.', 'design-marketplace' ),
				5
			),
			self::field(
				'location',
				'text',
				__( 'Location', 'design-marketplace' ),
				__( 'Room, building or city. Long ones are shortened in the list.', 'design-marketplace' )
			),
			self::field( 'organizer', 'text', __( 'Organizer', 'design-marketplace' ), __( 'Who organizes it.', 'design-marketplace' ) ),
			self::field( 'speaker', 'text', __( 'Speaker', 'design-marketplace' ), __( 'Shown as “With …”.', 'design-marketplace' ) ),
			self::field(
				'link',
				'link',
				__( 'Link', 'design-marketplace' ),
				__( 'Where people read more or register. Without one, the event is not a link.', 'design-marketplace' )
			),
			self::language(),
		);
	}

	/** @return list<Field> */
	private static function resource(): array {
		return array(
			self::field(
				'description',
				'lines',
				__( 'Description', 'design-marketplace' ),
				__( 'Two or three sentences on the tool’s card.', 'design-marketplace' ),
				1000
			),
			self::field(
				'file',
				'file',
				__( 'File', 'design-marketplace' ),
				__( 'What people download. Its size and the day of its last change are shown.', 'design-marketplace' )
			),
			self::field(
				'youtube_link',
				'url',
				__( 'Film', 'design-marketplace' ),
				__( 'Web address of a film, for a tool to watch instead of one to download.', 'design-marketplace' )
			),
			self::field(
				'youtube_duration',
				'duration',
				__( 'Duration of the film', 'design-marketplace' ),
				__( 'Minutes and seconds, such as 8:20.', 'design-marketplace' ),
				10
			),
			self::language(),
		);
	}

	/** @return list<Field> */
	private static function article(): array {
		return array(
			self::field(
				'read_time',
				'minutes',
				__( 'Reading time', 'design-marketplace' ),
				__( 'In minutes: 4, or 4 min.', 'design-marketplace' ),
				20
			),
			self::field(
				'medium_link',
				'url',
				__( 'Link', 'design-marketplace' ),
				__( 'Where the whole article is. Its title and picture lead there.', 'design-marketplace' )
			),
			self::language(),
		);
	}

	/** @return Field The language of the title and the texts. */
	private static function language(): array {
		return self::field(
			'locale',
			'language',
			__( 'Language', 'design-marketplace' ),
			__( 'The language it is written in. Screen readers use it for pronunciation, browsers for hyphenation.', 'design-marketplace' )
		);
	}

	/**
	 * @param string $kind Kind of Field_Rules.
	 * @param string $help One or two sentences.
	 * @param int    $max  Characters at most.
	 * @return Field
	 */
	private static function field( string $name, string $kind, string $label, string $help, int $max = 0 ): array {
		$usual = 'text' === $kind ? 200 : 2000;
		return array(
			'name'  => $name,
			'kind'  => $kind,
			'label' => $label,
			'help'  => $help,
			'max'   => $max > 0 ? $max : $usual,
		);
	}
}
