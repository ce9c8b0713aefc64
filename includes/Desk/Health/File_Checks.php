<?php
/** Pictures and files. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Media\Wide_Colours;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Talks\Files\Upkeep;
use WP_Error;

final class File_Checks {

	public static function image_library(): Finding {
		$missing = array();
		foreach ( array( 'image/jpeg', 'image/png' ) as $type ) {
			if ( ! wp_image_editor_supports( array( 'mime_type' => $type ) ) ) {
				$missing[] = $type;
			}
		}
		if ( ! $missing && ! Wide_Colours::is_possible() ) {
			return Finding::recommended(
				__( 'Wide colours turn duller', 'design-marketplace' ),
				__( 'Pictures can be processed, but PHP’s GD ignores colour profiles: photos of phones and pictures in Adobe RGB lose strength. With Imagick (Debian: php-imagick) they keep their colours.', 'design-marketplace' )
			);
		}
		return $missing
			? Finding::critical(
				__( 'Pictures cannot be processed', 'design-marketplace' ),
				/* translators: %s: list of file types. */
				__( 'PHP has no library for %s, so every portfolio fails. Install PHP’s GD (Debian: php-gd).', 'design-marketplace' ),
				implode( ', ', $missing )
			)
			: Finding::good( __( 'Pictures can be processed', 'design-marketplace' ) );
	}

	/** @param int|null $post_bytes post_max_size of php.ini in bytes, 0 for no limit. */
	public static function upload_limit( ?int $post_bytes = null ): Finding {
		$post_bytes ??= wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$one          = Contract::limit( 'image_bytes_max' );
		$file         = wp_max_upload_size();
		if ( $file < $one || ( $post_bytes > 0 && $post_bytes < 3 * $one ) ) {
			return Finding::recommended(
				__( 'PHP accepts smaller uploads than the marketplace promises', 'design-marketplace' ),
				/* translators: 1: what one picture may have, 2: PHP's limit of a file, 3: PHP's limit of a request. */
				__( 'A picture may be up to %1$s, and a project may have three; PHP accepts files up to %2$s and requests up to %3$s. Set upload_max_filesize = 16M and post_max_size = 64M in php.ini, and on nginx client_max_body_size 64m;', 'design-marketplace' ),
				(string) size_format( $one ),
				(string) size_format( $file ),
				(string) size_format( $post_bytes )
			);
		}
		/* translators: %s: size. */
		return Finding::good( sprintf( __( 'Pictures of up to %s are accepted', 'design-marketplace' ), size_format( $one ) ) );
	}

	public static function uploads_inert(): Finding {
		$folder = wp_upload_dir();
		if ( ! empty( $folder['error'] ) || ! wp_is_writable( $folder['basedir'] ) ) {
			return Finding::critical(
				__( 'Uploads cannot be stored', 'design-marketplace' ),
				__( 'PHP cannot write to the uploads folder, so every picture is rejected. Make the folder writable for the user PHP runs as.', 'design-marketplace' )
			);
		}
		$name   = 'design-marketplace-' . bin2hex( random_bytes( 8 ) ) . '.php';
		$secret = bin2hex( random_bytes( 8 ) );
		try {
			// Exists only for a moment, under a random name. It only prints a word backwards.
			Disk::put( "{$folder['basedir']}/{$name}", "<?php echo strrev( '{$secret}' );" );
			// Also with a path after it: rules for the end of a URL miss that.
			$answer = Loopback::get( "{$folder['baseurl']}/{$name}" );
			if ( ! self::has_run( $answer, $secret ) ) {
				$behind = Loopback::get( "{$folder['baseurl']}/{$name}/x" );
				$answer = self::has_run( $behind, $secret ) ? $behind : $answer;
			}
		} finally {
			Disk::delete( "{$folder['basedir']}/{$name}" );
		}
		if ( ! $answer instanceof WP_Error && $answer['status'] >= 500 ) {
			$answer = new WP_Error( 'http', "HTTP {$answer['status']}" );
		}
		if ( $answer instanceof WP_Error ) {
			return Loopback::unknown( __( 'Could not check whether uploaded files can be executed', 'design-marketplace' ), $answer );
		}
		return self::has_run( $answer, $secret )
			? Finding::critical(
				__( 'The web server runs PHP files in the uploads folder', 'design-marketplace' ),
				__( 'This plugin accepts pictures only, but a security hole in any other plugin could be exploited. On nginx: location ~* ^/wp-content/uploads/.*\.php { deny all; } On Apache, in uploads/.htaccess: RedirectMatch 404 (?i)\.php(/|$)', 'design-marketplace' )
			)
			: Finding::good( __( 'Nothing in the uploads folder can be executed', 'design-marketplace' ) );
	}

	/** @param array{status:int,body:string}|WP_Error $answer */
	private static function has_run( array|WP_Error $answer, string $secret ): bool {
		return ! $answer instanceof WP_Error && str_contains( $answer['body'], strrev( $secret ) );
	}

	public static function messages(): Finding {
		$probe = Probe::store();
		if ( ! $probe ) {
			return Finding::critical(
				__( 'Message files cannot be stored', 'design-marketplace' ),
				/* translators: %s: name of a PHP constant. */
				__( 'Neither the folder for them nor the uploads folder is writable, or the disk is full. In the constant %s, name a folder that the user PHP runs as can write to.', 'design-marketplace' ),
				Folder::CONSTANT
			);
		}
		try {
			return self::missing()
				?? self::shared( $probe )
				?? self::copied( $probe )
				?? self::handed_out( $probe )
				?? Finding::good(
					__( 'Message files are stored where only this site can read them', 'design-marketplace' ),
					/* translators: %s: path of a folder. */
						sprintf( __( 'They are stored encrypted in %s.', 'design-marketplace' ), dirname( $probe->path(), 2 ) )
				);
		} finally {
			$probe->remove();
		}
	}

	private static function missing(): ?Finding {
		$number = Upkeep::missing();
		return 0 === $number ? null : Finding::critical(
			sprintf(
				/* translators: %d: number of files. */
				_n( '%d of the newest message files is missing', '%d of the newest message files are missing', $number, 'design-marketplace' ),
				$number
			),
			/* translators: %s: name of a PHP constant. */
			__( 'Members cannot open them. If the folder was moved, or is on a separate disk, bring it back or name it in the constant %s; otherwise restore the files from a backup.', 'design-marketplace' ),
			Folder::CONSTANT
		);
	}

	private static function shared( Probe $probe ): ?Finding {
		$is_shared = $probe->is_shared();
		if ( $is_shared instanceof WP_Error ) {
			return Loopback::unknown(
				__( 'Could not check whether all web servers have the message files', 'design-marketplace' ),
				$is_shared
			);
		}
		return $is_shared ? null : Finding::critical(
			__( 'A web server does not have the message files', 'design-marketplace' ),
			/* translators: %s: name of a PHP constant. */
			__( 'A file stored by one web server could not be read by another, so members cannot open what they were sent. Name a folder that all web servers share in the constant %s.', 'design-marketplace' ),
			Folder::CONSTANT
		);
	}

	private static function copied( Probe $probe ): ?Finding {
		$folder = dirname( $probe->path(), 2 );
		return Folder::is_ours( $folder ) ? null : Finding::critical(
			__( 'The folder with message files belongs to another site', 'design-marketplace' ),
			/* translators: 1: path of a file, 2: name of a PHP constant. */
			__( 'Files are stored there, and none is removed. If this site has a new address, remove the file %1$s. If this is a copy of the site, name a folder of its own in the constant %2$s.', 'design-marketplace' ),
			$folder . '/' . Folder::OWNER,
			Folder::CONSTANT
		);
	}

	private static function handed_out( Probe $probe ): ?Finding {
		$url    = Folder::url( $probe->path() );
		$answer = '' === $url ? null : Loopback::get( $url );
		if ( ! is_array( $answer ) || 200 !== $answer['status'] || Disk::get( $probe->path() ) !== $answer['body'] ) {
			return null;
		}
		return Finding::recommended(
			__( 'The web server makes the message files public', 'design-marketplace' ),
			/* translators: 1: path of a folder, 2: name of a PHP constant. */
			__( 'They are encrypted and have names nobody can guess, but should not be public at all. Block requests for %1$s, or name a folder outside the web root in the constant %2$s.', 'design-marketplace' ),
			dirname( $probe->path(), 2 ),
			Folder::CONSTANT
		);
	}
}
