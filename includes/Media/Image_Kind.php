<?php
/** The kinds of image members upload: how large each may be and which sizes are made of it. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Contract;
use LogicException;

final class Image_Kind {

	public const AVATAR        = 'avatar';
	public const LOGO          = 'logo';
	public const PROJECT_IMAGE = 'project_image';
	public const WORK          = 'work';

	/** A picture in a message, which is not stored as an attachment. */
	public const MESSAGE = 'message';

	/** Those that are stored as attachments. */
	public const ALL = array( self::AVATAR, self::LOGO, self::PROJECT_IMAGE, self::WORK );

	/** Widths of xs 1x, xs 2x, lg 1x and lg 2x; the last is the stored image itself. */
	private const WIDTHS = array(
		self::AVATAR        => array( 80, 160, 200, 400 ),
		self::LOGO          => array( 105, 210, 210, 420 ),
		self::PROJECT_IMAGE => array( 420, 840, 650, 1300 ),
		self::WORK          => array( 420, 840, 750, 1500 ),
	);

	/** A project's image may be tall. The work of writing grows with the pixels, and is much more for a PNG. */
	private const PROJECT_IMAGE_HEIGHT = array( 'image/jpeg' => 3000, 'image/png' => 1000 );

	/** A picture in a message may be larger, as people look at it closely. Writing a PNG is more work. */
	private const MESSAGE_SIDE = array( 'image/jpeg' => 2400, 'image/png' => 2000 );

	/** @param string $name One of ALL, or MESSAGE. */
	public function __construct( public readonly string $name ) {
		if ( self::MESSAGE !== $name && ! in_array( $name, self::ALL, true ) ) {
			throw new LogicException( "Unknown kind of image {$name}" );
		}
	}

	/** Bytes an upload may have; of an avatar or logo also when it is stored. */
	public function max_bytes(): int {
		return Contract::limit(
			match ( true ) {
				$this->is_cropped()           => 'avatar_bytes_max',
				self::MESSAGE === $this->name => 'message_file_bytes_max',
				default                       => 'image_bytes_max',
			}
		);
	}

	public function max_pixels(): int {
		return Contract::limit( $this->is_cropped() ? 'avatar_pixels_max' : 'image_pixels_max' );
	}

	public function is_cropped(): bool {
		return self::AVATAR === $this->name || self::LOGO === $this->name;
	}

	/**
	 * The largest width and height that are kept.
	 * @param 'image/jpeg'|'image/png' $mime Type it is written in.
	 * @return array{int,int}
	 */
	public function box( string $mime ): array {
		return match ( $this->name ) {
			self::AVATAR        => array( Contract::limit( 'avatar_width' ), Contract::limit( 'avatar_height' ) ),
			self::LOGO          => array( Contract::limit( 'logo_width' ), Contract::limit( 'logo_height' ) ),
			self::PROJECT_IMAGE => array( Contract::limit( 'project_image_width' ), self::PROJECT_IMAGE_HEIGHT[ $mime ] ),
			self::MESSAGE       => array( self::MESSAGE_SIDE[ $mime ], self::MESSAGE_SIDE[ $mime ] ),
			default             => array( Contract::limit( 'work_image_width' ), Contract::limit( 'work_image_height' ) ),
		};
	}

	/** @return array{int,int,int,int} The widths looked for in order: xs 1x, xs 2x, lg 1x, lg 2x. */
	public function widths(): array {
		return self::WIDTHS[ $this->name ];
	}

	/**
	 * Sub-sizes WordPress makes of this kind, as wp_get_registered_image_subsizes() spells them.
	 * @return array<string,array{width:int,height:int,crop:bool}>
	 */
	public function sub_sizes(): array {
		$sizes = array();
		foreach ( array( 'dm_xs_1x', 'dm_xs_2x', 'dm_lg_1x' ) as $index => $name ) {
			$width = $this->widths()[ $index ];
			if ( ! in_array( $width, array_column( $sizes, 'width' ), true ) ) {
				$sizes[ $name ] = array( 'width' => $width, 'height' => 0, 'crop' => false );
			}
		}
		return $sizes;
	}
}
