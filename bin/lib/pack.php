<?php
/**
 * Prepares the staged plugin for the zip: packages under our namespace, no file that runs when it is requested, one class map.
 *
 * "php bin/lib/pack.php <folder of the plugin>"; vendor holds each package as Composer installed it.
 */

declare( strict_types=1 );

const OWN_NAMESPACE = 'DesignMarketplace\\Vendor\\';
const GUARD         = "\n\ndefined( 'ABSPATH' ) || exit;";

/**
 * The PHP files of a folder, in the same order everywhere.
 * @return list<string>
 */
function php_files( string $folder ): array {
	$files = array();
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		if ( 'php' === $file->getExtension() ) {
			$files[] = $file->getPathname();
		}
	}
	sort( $files, SORT_STRING );
	return $files;
}

/**
 * The namespaces of the packages, without the backslash at the end.
 * @return list<string>
 */
function foreign_namespaces( string $vendor ): array {
	$found = array();
	foreach ( (array) glob( $vendor . '/*/*/composer.json' ) as $file ) {
		$package  = json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR );
		$autoload = $package['autoload'] ?? array();
		if ( array( 'psr-4' ) !== array_keys( $autoload ) ) {
			fwrite( STDERR, "{$file} loads more than PSR-4 classes: pack.php has to learn that first.\n" );
			exit( 1 );
		}
		foreach ( array_keys( $autoload['psr-4'] ) as $prefix ) {
			$found[] = rtrim( (string) $prefix, '\\' );
		}
	}
	return $found;
}

/**
 * A file's code with its foreign names under our namespace: in code, in strings and in comments.
 * @param string       $code       PHP.
 * @param list<string> $namespaces Result of foreign_namespaces().
 */
function prefix_code( string $code, array $namespaces ): string {
	$names = array_map( static fn( string $name ): string => str_replace( '\\\\', '\\\\{1,2}', preg_quote( $name, '/' ) ), $namespaces );
	// In a string between double quotes, each backslash may stand twice.
	return (string) preg_replace_callback(
		'/(?<![\w\\\\])(\\\\{0,2})((?:' . implode( '|', $names ) . ')(?=\\\\|;))/',
		static fn( array $found ): string => $found[1] . ( str_contains( $found[2], '\\\\' ) ? addslashes( OWN_NAMESPACE ) : OWN_NAMESPACE ) . $found[2],
		$code
	);
}

/**
 * A file's code that does nothing when it is asked for directly: a class would look for its parents and fail.
 * @param string $code PHP.
 */
function guard_code( string $code ): string {
	if ( preg_match( '/^(?:defined\( \'(?:ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit|return array\()/m', $code ) ) {
		return $code;
	}
	$guarded = '';
	$state   = '';
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		$guarded .= $token->text;
		if ( $token->is( T_NAMESPACE ) && '' === $state ) {
			$state = 'namespace';
		} elseif ( 'namespace' === $state && ';' === $token->text ) {
			$guarded .= GUARD;
			$state    = 'done';
		}
	}
	return $guarded;
}

/**
 * The classes, interfaces, traits and enums a file declares, with their namespace.
 * @param string $code PHP.
 * @return list<string>
 */
function declared( string $code ): array {
	$found     = array();
	$namespace = '';
	$tokens    = array_values( array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() ) );
	foreach ( $tokens as $at => $token ) {
		if ( $token->is( T_NAMESPACE ) ) {
			$namespace = $tokens[ $at + 1 ]->text . '\\';
		}
		$is_kind = $token->is( array( T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM ) );
		if ( $is_kind && $tokens[ $at + 1 ]->is( T_STRING ) && ! $tokens[ max( 0, $at - 1 ) ]->is( array( T_DOUBLE_COLON, T_NEW ) ) ) {
			$found[] = $namespace . $tokens[ $at + 1 ]->text;
		}
	}
	return $found;
}

/**
 * The autoloader: a map, so that no file is looked for in vain.
 * @param array<string,string> $map Paths below the plugin's folder by class.
 */
function autoloader( array $map ): string {
	$lines = '';
	foreach ( $map as $name => $path ) {
		$lines .= sprintf( "\t%s => %s,\n", var_export( $name, true ), var_export( $path, true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- writes code.
	}
	return <<<PHP
	<?php
	/**
	 * Written when the zip was made: which file each class is in.
	 * @package DesignMarketplace
	 */

	defined( 'ABSPATH' ) || defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

	// The blocks' JSON is there as PHP, too.
	define( 'DESIGN_MARKETPLACE_PACKED', true );

	// Before the autoloaders of core's libraries, which would be asked for each of our classes in vain.
	spl_autoload_register(
		static function ( string \$name ): void {
			static \$files = array(
	{$lines}	);
			if ( isset( \$files[ \$name ] ) ) {
				require dirname( __DIR__ ) . '/' . \$files[ \$name ];
			}
		},
		true,
		true
	);

	PHP;
}

/**
 * The blocks' JSON, which is read in every request, once more as PHP: PHP keeps it in memory between them.
 */
function compile_blocks( string $includes ): void {
	$read   = static fn( string $file ): array => json_decode( (string) file_get_contents( $file ), true, 64, JSON_THROW_ON_ERROR );
	$blocks = array();
	foreach ( (array) glob( $includes . '/Site/Content/blocks/*/block.json' ) as $file ) {
		$blocks[ basename( dirname( (string) $file ) ) ] = $read( (string) $file );
	}
	$code = "<?php\n// Written when the zip was made, from the JSON beside it.\ndefined( 'ABSPATH' ) || exit;\nreturn " . var_export( $blocks, true ) . ";\n"; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- writes code.
	file_put_contents( $includes . '/Site/Content/blocks/manifest.php', $code );
}

/**
 * Does all of it.
 * @param string $folder The plugin's.
 */
function pack_plugin( string $folder ): void {
	$namespaces = foreign_namespaces( $folder . '/vendor' );
	$map        = array();
	foreach ( array_merge( php_files( $folder . '/includes' ), php_files( $folder . '/vendor' ) ) as $file ) {
		$code = guard_code( prefix_code( (string) file_get_contents( $file ), $namespaces ) );
		file_put_contents( $file, $code );
		foreach ( declared( $code ) as $name ) {
			$map[ $name ] = substr( $file, strlen( $folder ) + 1 );
		}
	}
	file_put_contents( $folder . '/vendor/autoload.php', autoloader( $map ) );
	compile_blocks( $folder . '/includes' );
}

pack_plugin( rtrim( $argv[1] ?? '', '/' ) );
